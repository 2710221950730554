import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readlink, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createDatabase } from '@tradewind/db/database';
import { putDraft } from '@tradewind/db/nft-market/put-draft.query';
import { drawFlv, drawMp4 } from '@tradewind/rules/media/video.test-support';
import { partBytes, uploadedFileSchema, uploadStateSchema } from '@tradewind/schema/media/media-upload';
import { refusalSchema, successSchema } from '@tradewind/schema/wire/envelope';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { drawAnimation, drawArt, drawJpegOfSize } from '../../../test/media/artworks.ts';
import { createMediaDatabase } from '../../../test/media/create-media-user.ts';
import { drawPicture, svgPicture } from '../../../test/media/pictures.ts';
import { startTestMedia } from '../../../test/media/start-test-media.ts';
import { signIn } from '../../../test/sign-in.ts';
import { toAddress } from '../../../test-support/known.ts';
import {
  accessKeyId,
  secretAccessKey,
  startS3Server,
} from '../../adapters/media-store/s3-server.test-support.ts';
import { sweepFiles } from './sweep-files.ts';

const site = 'http://127.0.0.1:4500';
const [alice, bob] = [toAddress('a'), toAddress('b')];

let database: Awaited<ReturnType<typeof createMediaDatabase>>;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let media: Awaited<ReturnType<typeof startTestMedia>>;
let ofBucket: Awaited<ReturnType<typeof startTestMedia>>;
let [ofAlice, ofBob] = ['', ''];

const now = () => new Date();
const start = (settings: Record<string, string> = {}, limits = {}, freshMs = 0) =>
  startTestMedia(
    {
      MEDIA_DATABASE_URL: database.userUrl,
      SITE_ORIGINS: site,
      MEDIA_MIN_FREE_MIB: '1',

      ...settings,
    },
    { limits, freshMs },
  );

beforeAll(async () => {
  database = await createMediaDatabase();
  s3 = await startS3Server('bucket');
  media = await start();
  ofBucket = await start({
    MEDIA_STORE: 's3://bucket/site',
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  [ofAlice, ofBob] = [await signIn({ database, now }, alice), await signIn({ database, now }, bob)];
});
afterEach(async () => {
  s3.state.faults = [];
  await database.sql`truncate app.media_unnamed, app.media_upload, app.media_takedown, app.media_derived, app.media_leaf, app.media_file`;
});
afterAll(async () => {
  await media.stop();
  await ofBucket.stop();
  await s3.stop();
  await database.drop();
});

type Upload = {
  path?: string;
  origin?: string;
  token?: string;
  headers?: Record<string, string>;
  fields?: Record<string, string>;
};

async function upload(
  bytes: Uint8Array,
  { path = 'upload_new_file', origin = media.origin, token = ofAlice, headers, fields = {} }: Upload = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), '../../evil.html');
  const answer = await fetch(`${origin}/v1/Media/api/${path}`, {
    method: 'POST',
    headers: headers ?? { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

async function keep(bytes: Uint8Array, options: Upload = {}) {
  const { status, body } = await upload(bytes, options);
  expect([status, body.message]).toEqual([200, undefined]);
  return successSchema(uploadedFileSchema).parse(body).data;
}

async function refuse(bytes: Uint8Array, options: Upload = {}) {
  const { status, body } = await upload(bytes, options);
  return [status, refusalSchema.parse(body).code];
}

const fetchFile = (name: string, headers: Record<string, string> = {}, origin = media.origin) =>
  fetch(`${origin}/media/${name}`, { headers });
const readBytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const listIncoming = () => readdir(join(media.folder, 'incoming'));

describe.each(['disk', 's3'] as const)('[ART-03] [OPS-05] a file of a user, with the store: %s', (store) => {
  const findOrigin = () => (store === 'disk' ? media : ofBucket).origin;

  it('given each kind, then its name is its hash and its real extension, and it is served byte by byte', async () => {
    const origin = findOrigin();
    const files = [
      ['png', 'image/png', await drawArt('png', { seed: 2 })],
      ['jpg', 'image/jpeg', await drawArt('jpeg', { seed: 2 })],
      ['gif', 'image/gif', await drawAnimation('gif', { seed: 2 })],
      ['webp', 'image/webp', await drawArt('webp', { seed: 2 })],
      ['mp4', 'video/mp4', drawMp4({ size: 400_000 })],
      ['flv', 'video/x-flv', drawFlv({ size: 400_000 })],
    ] as const;
    for (const [extension, type, bytes] of files) {
      const { filename } = await keep(bytes, { origin });
      expect(filename).toBe(`${hashOf(bytes)}.${extension}`);
      const answer = await fetchFile(filename, {}, origin);
      expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
        200,
        {
          'content-type': type,
          'content-length': String(bytes.length),
          'content-disposition': 'inline',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "sandbox; default-src 'none'",
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
          'accept-ranges': 'bytes',
          etag: `"${hashOf(bytes)}"`,
        },
      ]);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect((await readBytes(answer)).equals(Buffer.from(bytes))).toBe(true);
    }
  });

  it('given ranges, then they are exact', async () => {
    const origin = findOrigin();
    const bytes = drawMp4({ size: 300_000, seconds: 3 });
    const { filename } = await keep(bytes, { origin });
    const etag = `"${hashOf(bytes)}"`;
    const get = (headers: Record<string, string>) => fetchFile(filename, headers, origin);
    for (const [range, from, to] of [
      ['bytes=0-1', 0, 2],
      ['bytes=1000-', 1000, 300_000],
      ['bytes=-7', 299_993, 300_000],
      ['bytes=299999-400000', 299_999, 300_000],
    ] as const) {
      const answer = await get({ range });
      expect([
        answer.status,
        answer.headers.get('content-range'),
        answer.headers.get('content-length'),
      ]).toEqual([206, `bytes ${from}-${to - 1}/300000`, String(to - from)]);
      expect((await readBytes(answer)).equals(Buffer.from(bytes.subarray(from, to)))).toBe(true);
    }
    const past = await get({ range: 'bytes=300000-' });
    expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */300000']);
    expect((await get({ range: 'bytes=0-1,4-5' })).status).toBe(200);
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"x"' })).status).toBe(200);
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    const head = await fetch(`${origin}/media/${filename}?v=122`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '300000']);
  });

  it('given the same bytes again, then they are kept once and not decoded again', async () => {
    const bytes = await drawArt('png', { seed: 3 });
    const first = await keep(bytes, { origin: findOrigin() });
    expect(await keep(bytes, { origin: findOrigin(), token: ofBob })).toEqual(first);
    const [row] = await database.sql`select (select count(*)::int from app.media_file) as files,
      (select count(*)::int from app.media_upload where hash is not null) as uploads`;
    expect(row).toEqual({ files: 1, uploads: 2 });
  });

  it('given a picture, then its stills are served as webp, for ever', async () => {
    const bytes = await drawAnimation('gif', { width: 400, height: 200, seed: 4 });
    const { filename, placeholder, ...shape } = await keep(bytes, { origin: findOrigin() });
    expect(shape).toEqual({
      kind: 'gif',
      bytes: bytes.length,
      width: 400,
      height: 200,
      frames: 3,
      seconds: null,
    });
    expect(placeholder).toMatch(/^[0-9a-f]{96}$/);
    for (const [name, width, pages] of [
      ['96', 96, 1],
      ['320', 320, 1],
      ['640', 400, 1],
      ['1280', 400, 1],
      ['animated', 320, 3],
    ] as const) {
      const answer = await fetchFile(`${filename.slice(0, 64)}/${name}.webp`, {}, findOrigin());
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      const found = await sharp(await readBytes(answer), { pages: -1 }).metadata();
      expect([found.format, found.width, found.pages ?? 1]).toEqual(['webp', width, pages]);
    }
  });
});

const days = (count: number) => new Date(Date.now() + count * 86_400_000);
const sweep = (at: Date, deps = media.deps) =>
  sweepFiles({ ...deps, database: deps.database!, now: () => at });
const age = () => database.sql`update app.media_upload set begun_at = begun_at - interval '8 days'`;
const fetchStatus = async (name: string) => (await fetchFile(name)).status;

describe('[ART-03] a file that nobody names', () => {
  it('given seven days without a name, then it and its sizes are gone, and it can be sent again', async () => {
    const bytes = await drawArt('png', { seed: 41 });
    const { filename } = await keep(bytes);
    await age();
    expect([await sweep(days(0)), await sweep(days(6.9)), await fetchStatus(filename)]).toEqual([0, 0, 200]);
    expect(await sweep(days(7.1))).toBeGreaterThan(1);
    expect(await fetchStatus(filename)).toBe(404);
    expect(await media.deps.store.findSize(hashOf(bytes))).toBeUndefined();
    expect((await keep(bytes)).filename).toBe(filename);
    expect(await fetchStatus(filename)).toBe(200);
  });

  it('given a draft, a name for a time, or a second sender meanwhile, then it stays', async () => {
    const [drafted, named, sent] = [42, 43, 44].map((seed) => drawArt('png', { seed }));
    const names = [await keep(await drafted!), await keep(await named!), await keep(await sent!)];
    await age();
    const [first, second] = names.map(({ filename }) => filename);
    const said = { name: 'A', description: '', channel: null, thumbnail: null };
    const key = { chainId: 31337, account: alice, fileName: first! };
    await putDraft(database, { key, text: said, now: new Date() });
    await sweep(days(0));
    const other = { ...key, fileName: second! };
    await putDraft(database, { key: other, text: said, now: new Date() });
    await sweep(days(5));
    await database.sql`delete from app.artwork_text where file_name = ${second!}`;
    await keep(await sent!, { token: ofBob });
    // On the fifth day.
    await database.sql`update app.media_upload set begun_at = ${days(5).toISOString()}::timestamptz where begun_at > now() - interval '1 day'`;
    expect(await sweep(days(7.1))).toBe(0);
    for (const { filename } of names) expect(await fetchStatus(filename)).toBe(200);
    await database.sql`truncate app.artwork_text`;
  });
});

describe('[ART-03] the paths of the specification', () => {
  it('given a request for a file before it came, then it is served as soon as it came', async () => {
    const patient = await start({}, {}, 60_000);
    const bytes = await drawArt('png', { seed: 31 });
    const name = `${hashOf(bytes)}.png`;
    expect((await fetchFile(name, {}, patient.origin)).status).toBe(404);
    await keep(bytes, { origin: patient.origin });
    expect((await fetchFile(name, {}, patient.origin)).status).toBe(200);
    await patient.stop();
  });

  it('given each of them, then the name is where a client of it reads it, and the text is kept', async () => {
    const bytes = await drawArt('png', { seed: 5 });
    const fields = { name: 'Dawn', descriptions: 'of a day', ownerAddress: alice, artistId: '7' };
    for (const path of ['upload_file', 'upload_new_file']) {
      const { body } = await upload(bytes, { path, fields });
      expect([body.filename, body.data.filename]).toEqual([`${hashOf(bytes)}.png`, `${hashOf(bytes)}.png`]);
    }
    const rows = await database.sql`select text from app.media_upload`;
    expect(rows).toEqual([{ text: fields }, { text: fields }]);
  });

  it('given the cookie, then only from our own page', async () => {
    const bytes = await drawArt('png', { seed: 6 });
    const headers = { cookie: `session=${ofAlice}` };
    expect(await refuse(bytes, { headers })).toEqual([403, 'FOREIGN_ORIGIN']);
    expect(await refuse(bytes, { headers: { ...headers, origin: 'https://evil.example' } })).toEqual([
      403,
      'FOREIGN_ORIGIN',
    ]);
    expect((await upload(bytes, { headers: { ...headers, origin: site } })).status).toBe(200);
  });

  it('given no session, then it is refused before anything is read', async () => {
    expect(await refuse(await drawArt('png'), { headers: {} })).toEqual([401, 'SIGN_IN_REQUIRED']);
    expect(await refuse(await drawArt('png'), { token: 'x'.repeat(43) })).toEqual([401, 'SIGN_IN_REQUIRED']);
    expect(await database.sql`select 1 from app.media_upload`).toEqual([]);
  });
});

describe('[ART-02] [ART-03] the limits, to the byte', () => {
  it('given a picture of 10,485,760 bytes, then it is taken; one more is not', async () => {
    const whole = await drawJpegOfSize(10_485_760, 7);
    expect((await keep(whole)).bytes).toBe(10_485_760);
    expect(await refuse(await drawJpegOfSize(10_485_761, 7))).toEqual([413, 'MEDIA_TOO_LARGE']);
  });

  it('given a video of 31,457,280 bytes, then it is taken; one more is not', async () => {
    for (const draw of [drawMp4, drawFlv]) {
      expect((await keep(draw({ size: 31_457_280 }))).bytes).toBe(31_457_280);
      expect(await refuse(draw({ size: 31_457_281 }))).toEqual([413, 'MEDIA_TOO_LARGE']);
    }
    expect(await listIncoming()).toEqual([]);
  });

  it('given a body of unknown length without an end, then it is cut off at its limit', async () => {
    let sent = 0;
    const head = drawMp4().slice(0, 64);
    const boundary = 'x'.repeat(20);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(
          Buffer.concat([
            Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n`),
            head,
          ]),
        ),
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const sending = fetch(`${media.origin}/v1/Media/api/upload_file`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ofAlice}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body,
      duplex: 'half',
    });
    const code = await sending
      .then(async (answer) => refusalSchema.parse(await answer.json()).code)
      .catch(() => 'cut');
    expect(['MEDIA_TOO_LARGE', 'cut']).toContain(code);
    expect(sent).toBeGreaterThan(31_000_000);
    await expect.poll(listIncoming).toEqual([]);
  });
});

describe('[ART-03] files refused by their content', () => {
  it('given any other kind, then nothing decodes it', async () => {
    const others = [
      svgPicture,
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('<?xml version="1.0"?><a/>'),
      Buffer.from('%PDF-1.7 …'),
      await drawPicture('tiff'),
      await drawPicture('avif'),
      Buffer.from('PK\u0003\u0004 and more bytes'),
      Buffer.from('\0\0\0\u0018ftypheic00000000'),
      Buffer.alloc(0),
    ];
    for (const bytes of others) expect(await refuse(bytes, { token: ofBob })).toEqual([422, 'MEDIA_KIND']);
    expect(await database.sql`select 1 from app.media_file`).toEqual([]);
  });

  it('given a polyglot or a part of a file, then it is unreadable, and others are taken', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const png = await drawArt('png', { seed: 8 });
    const others = [
      Buffer.concat([await drawAnimation('gif', { seed: 8 }), script]),
      Buffer.concat([Buffer.from('GIF89a'), script]),
      Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom'), script]),
      Buffer.concat([png, script]),
      png.subarray(0, -30),
      drawMp4().subarray(0, -1),
    ];
    for (const bytes of others) expect(await refuse(bytes)).toEqual([422, 'MEDIA_UNREADABLE']);
    expect((await keep(png)).kind).toBe('png');
    expect(await listIncoming()).toEqual([]);
  });

  it.each([
    ['no file', (form: FormData) => form.append('name', 'x')],
    ['two files', (form: FormData) => ['a', 'b'].forEach((name) => form.append(name, new Blob(['x']), name))],
    ['nine fields', (form: FormData) => Array.from('123456789', (name) => form.append(name, 'x'))],
    ['a field of 4,097 bytes', (form: FormData) => form.append('name', 'x'.repeat(4097))],
    ['a field twice', (form: FormData) => ['x', 'y'].forEach((value) => form.append('name', value))],
  ])('given a form with %s, then it is refused', async (_name, fill) => {
    const form = new FormData();
    fill(form);
    const answer = await fetch(`${media.origin}/v1/Media/api/upload_file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ofAlice}` },
      body: form,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await listIncoming()).toEqual([]);
  });

  it('given another body than a form, then it is refused', async () => {
    for (const type of ['application/json', 'multipart/form-data', 'text/plain']) {
      const answer = await fetch(`${media.origin}/v1/Media/api/upload_file`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ofAlice}`, 'content-type': type },
        body: '{}',
      });
      expect([400, 415]).toContain(answer.status);
    }
  });
});

/** A sender that begins a form and then sends what the test wants; its answer is all it receives. */
function openSender(origin: string, token = ofAlice) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const answer = text(socket).catch(() => 'cut');
  socket.on('error', () => undefined);
  socket.write(
    [
      'POST /v1/Media/api/upload_file HTTP/1.1',
      'host: x',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 1000000',
      '',
      '--b',
      'content-disposition: form-data; name="file"; filename="a"',
      '',
      'GIF89a and more',
    ].join('\r\n'),
  );
  return { socket, answer };
}

describe('[ART-03] load and faults', () => {
  it('given a sender that stops, then it is cut off, and nothing is left', async () => {
    const strict = await start({}, { graceMs: 100 });
    const { answer } = openSender(strict.origin);
    expect(await answer).toMatch(/^HTTP\/1.1 408 /);
    expect(await readdir(join(strict.folder, 'incoming'))).toEqual([]);
    await strict.stop();
  });

  it('given a sender that is slow but steady, then the time of all ends it', async () => {
    const strict = await start({}, { timeMs: 150, bytesASecond: 1 });
    const { socket, answer } = openSender(strict.origin);
    const drip = setInterval(() => socket.write('drip'), 20);
    // Bytes that nobody reads would reset the connection, and the answer with it.
    socket.once('data', () => clearInterval(drip));
    expect(await answer).toMatch(/^HTTP\/1.1 408 /);
    await strict.stop();
  });

  it('given a sender that leaves, then its file and its place are free', async () => {
    const { socket } = openSender(media.origin);
    await expect.poll(listIncoming).toHaveLength(1);
    socket.destroy();
    await expect.poll(listIncoming).toEqual([]);
  });

  it('given as many uploads as may run, then the next one waits its turn; two of an account', async () => {
    const strict = await start({}, { atATime: 3 });
    const count = async () => (await readdir(join(strict.folder, 'incoming')).catch(() => [])).length;
    const senders = [ofAlice, ofAlice].map((token) => openSender(strict.origin, token));
    await expect.poll(count).toBe(2);
    const png = await drawArt('png', { seed: 9 });
    expect(await refuse(png, { origin: strict.origin })).toEqual([503, 'MEDIA_BUSY']);
    await keep(png, { origin: strict.origin, token: ofBob });
    senders.push(openSender(strict.origin, ofBob));
    await expect.poll(count).toBe(3);
    expect(await refuse(png, { origin: strict.origin, token: ofBob })).toEqual([503, 'MEDIA_BUSY']);
    for (const { socket } of senders) socket.destroy();
    await expect.poll(count).toBe(0);
    await keep(png, { origin: strict.origin });
    await strict.stop();
  });

  it('given twenty uploads in an hour, then the next one is refused, refused ones included', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect(await refuse(svgPicture)).toEqual([422, 'MEDIA_KIND']);
    expect(await refuse(svgPicture)).toEqual([429, 'MEDIA_ALLOWANCE']);
    expect(await refuse(svgPicture, { token: ofBob })).toEqual([422, 'MEDIA_KIND']);
  });

  it('given a disk without room, then it is refused before it is read', async () => {
    const full = await start({ MEDIA_MIN_FREE_MIB: String(10 ** 12) });
    const { status, body } = await upload(await drawArt('png'), { origin: full.origin });
    expect([status, body.code, body.retryable]).toEqual([503, 'MEDIA_FULL', true]);
    await full.stop();
  });

  it('given a store that answers 503, then the sender may try again, and nothing is noted', async () => {
    s3.state.faults = Array.from({ length: 40 }, () => 'slow-down' as const);
    const bytes = await drawArt('png', { seed: 10 });
    expect(await refuse(bytes, { origin: ofBucket.origin })).toEqual([503, 'UNAVAILABLE']);
    expect(await database.sql`select 1 from app.media_file`).toEqual([]);
    s3.state.faults = [];
    expect((await keep(bytes, { origin: ofBucket.origin })).kind).toBe('png');
  });

  it('given a reader that leaves, then the file is closed', async () => {
    const { filename } = await keep(drawMp4({ size: 20_000_000 }));
    const listOpen = async () => {
      const links = await Promise.all(
        (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
      );
      return links.filter((link) => link.includes(filename.slice(0, 64)));
    };
    const leaving = new AbortController();
    const answer = await fetch(`${media.origin}/media/${filename}`, { signal: leaving.signal });
    expect(answer.status).toBe(200);
    expect(await listOpen()).toHaveLength(1);
    leaving.abort();
    await expect.poll(listOpen).toEqual([]);
  });
});

async function call({
  path = 'upload_part',
  token = ofAlice,
  headers,
  ...rest
}: Omit<RequestInit, 'headers'> & { path?: string; token?: string; headers?: Record<string, string> }) {
  const answer = await fetch(`${media.origin}/v1/Media/api/${path}`, {
    ...rest,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

const sendPart = (
  name: string,
  whole: Uint8Array,
  offset: number,
  more: { token?: string; hash?: string } = {},
) => {
  const part = new Uint8Array(whole.subarray(offset, offset + partBytes));
  return call({
    method: 'POST',
    body: part,
    ...(more.token !== undefined && { token: more.token }),
    headers: {
      'content-type': 'application/octet-stream',
      'x-upload-name': name,
      'x-upload-bytes': String(whole.length),
      'x-upload-offset': String(offset),
      'x-part-hash': more.hash ?? hashOf(part),
    },
  });
};
const endParts = (name: string, fields: object = {}, token = ofAlice) =>
  call({
    path: 'upload_end',
    method: 'POST',
    token,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ upload: name, ...fields }),
  });
const readState = async (name: string, token = ofAlice) => {
  const { status, body } = await call({ path: `upload_part?name=${name}`, token });
  return status === 200 ? successSchema(uploadStateSchema).parse(body).data : [status, body.code];
};

describe('[ART-03] an upload in parts', () => {
  it('given the cookie alone, then our page reads where an upload is, though a browser names no origin of a read', async () => {
    const name = randomUUID();
    await sendPart(name, drawMp4({ size: partBytes + 1, seconds: 4 }), 0);
    const url = `${media.origin}/v1/Media/api/upload_part?name=${name}`;
    const answer = await fetch(url, { headers: { cookie: `session=${ofAlice}` } });
    expect(await answer.json()).toMatchObject({ succeeded: true, data: { offset: partBytes } });
    expect((await fetch(url)).status).toBe(401);
  });

  it('given a line that is cut in between, then it goes on where it was, and ends as one in a form', async () => {
    const whole = drawMp4({ size: 2_500_000, seconds: 4 });
    const name = randomUUID();
    expect(await readState(name)).toEqual([404, 'UPLOAD_UNKNOWN']);
    expect((await sendPart(name, whole, 0)).body.data).toEqual({
      offset: partBytes,
      bytes: 2_500_000,
      file: null,
    });
    // The answer to the second part is lost: the client reads how far it is, or sends it again.
    await sendPart(name, whole, partBytes);
    expect(await readState(name)).toMatchObject({ offset: 2 * partBytes });
    expect((await sendPart(name, whole, partBytes)).body.data.offset).toBe(2 * partBytes);
    expect((await endParts(name)).body.code).toBe('UPLOAD_PLACE');
    expect((await sendPart(name, whole, 2 * partBytes)).body.data.offset).toBe(2_500_000);
    const { status, body } = await endParts(name, { name: 'Dawn' });
    expect([status, body.filename]).toEqual([200, `${hashOf(whole)}.mp4`]);
    // And so is the answer to the end.
    expect((await endParts(name)).body).toEqual(body);
    expect(await readState(name)).toMatchObject({ offset: 2_500_000, file: { filename: body.filename } });
    expect((await readBytes(await fetchFile(body.filename))).equals(whole)).toBe(true);
    expect(await database.sql`select text, bytes from app.media_upload`).toEqual([
      { text: { name: 'Dawn' }, bytes: 2_500_000 },
    ]);
  });

  it.skipIf(!existsSync('/dev/full'))(
    'given a disk that fills up, then the sender may try again, and goes on when there is room',
    async () => {
      const whole = drawMp4({ size: 1_500_000 });
      const name = randomUUID();
      // Each write to this device fails as on a full disk.
      const path = join(media.folder, 'incoming', `${hashOf(Buffer.from(`${alice} key ${name}`))}.bytes`);
      await symlink('/dev/full', path);
      const { status, body } = await sendPart(name, whole, 0);
      expect([status, body.code, body.retryable]).toEqual([503, 'MEDIA_FULL', true]);
      await rm(path);
      expect((await sendPart(name, whole, 0)).body.data.offset).toBe(partBytes);
      await sendPart(name, whole, partBytes);
      expect((await endParts(name)).body.filename).toBe(`${hashOf(whole)}.mp4`);
    },
  );

  it('given a damaged part, a hole, or another length, then nothing is written', async () => {
    const whole = drawMp4({ size: 3_000_000 });
    const name = randomUUID();
    expect((await sendPart(name, whole, partBytes)).body.code).toBe('UPLOAD_UNKNOWN');
    await sendPart(name, whole, 0);
    expect((await sendPart(name, whole, partBytes, { hash: '0'.repeat(64) })).body.code).toBe(
      'UPLOAD_PART_FAULTY',
    );
    expect((await sendPart(name, whole, 2 * partBytes)).body.code).toBe('UPLOAD_PLACE');
    expect((await sendPart(name, whole.subarray(0, 2_000_000), partBytes)).body.code).toBe('UPLOAD_PLACE');
    expect(await readState(name)).toMatchObject({ offset: partBytes });
  });

  it('given a kind or a size that is not taken, then the first part says so', async () => {
    const svg = Buffer.concat([svgPicture, Buffer.alloc(2_000_000)]);
    expect((await sendPart(randomUUID(), svg, 0)).body.code).toBe('MEDIA_KIND');
    const jpeg = await drawJpegOfSize(10_485_761);
    expect((await sendPart(randomUUID(), jpeg, 0)).body.code).toBe('MEDIA_TOO_LARGE');
  });

  it('given the name of another account, then there is nothing of it', async () => {
    const whole = drawMp4({ size: 1_500_000 });
    const name = randomUUID();
    await sendPart(name, whole, 0);
    expect(await readState(name, ofBob)).toEqual([404, 'UPLOAD_UNKNOWN']);
    expect((await endParts(name, {}, ofBob)).body.code).toBe('UPLOAD_UNKNOWN');
    expect((await sendPart(name, whole, partBytes, { token: ofBob })).body.code).toBe('UPLOAD_UNKNOWN');
  });

  it('given a file that is refused at its end, then its parts are gone', async () => {
    const whole = drawMp4().slice(0, -1);
    const name = randomUUID();
    await sendPart(name, whole, 0);
    expect((await endParts(name)).body.code).toBe('MEDIA_UNREADABLE');
    expect(await readState(name)).toEqual([404, 'UPLOAD_UNKNOWN']);
  });

  it('given nobody who goes on for an hour, then the parts are removed', async () => {
    const name = randomUUID();
    await sendPart(name, drawMp4({ size: 1_500_000 }), 0);
    await media.deps.incoming.sweep(Date.now() + 3_500_000);
    expect(await readState(name)).toMatchObject({ offset: partBytes });
    await media.deps.incoming.sweep(Date.now() + 3_700_000);
    expect(await readState(name)).toEqual([404, 'UPLOAD_UNKNOWN']);
  });
});

describe('[ART-03] a takedown', () => {
  it('given one, then the file and its derived sizes are not served, and not taken again', async () => {
    const bytes = await drawArt('webp', { seed: 11 });
    const { filename } = await keep(bytes);
    const hash = filename.slice(0, 64);
    const still = (await fetchFile(`${hash}/320.webp`)).headers.get('etag')!.slice(1, -1);
    const paths = [filename, `${hash}/320.webp`, `${still}.webp`];
    for (const path of paths) expect((await fetchFile(path)).status).toBe(200);
    await database.sql`insert into app.media_takedown (hash, reason) values (decode(${hash}, 'hex'), 'a copy')`;
    for (const path of paths) {
      const answer = await fetchFile(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([451, 'no-store']);
    }
    expect(await refuse(bytes)).toEqual([451, 'MEDIA_TAKEN_DOWN']);
  });
});

describe('[ART-03] the names of files', () => {
  it('given another extension, or a name of nothing, then there is no such file', async () => {
    const { filename } = await keep(await drawArt('png', { seed: 12 }));
    for (const extension of ['jpg', 'webp', 'mp4'])
      expect((await fetchFile(filename.replace('png', extension))).status).toBe(404);
    expect((await fetchFile(`${'0'.repeat(64)}.png`)).status).toBe(404);
    expect((await fetchFile(`${filename.slice(0, 64)}/animated.webp`)).status).toBe(404);
    expect((await fetchFile(`${filename.slice(0, 64)}/33.webp`)).status).toBe(400);
    expect((await fetchFile(filename.replace('png', 'svg'))).status).toBe(400);
  });
});

describe('[ART-03] the user of the database', () => {
  it('given the rights of the deployment, then nothing beyond the files and the sessions can be read or changed', async () => {
    const user = createDatabase(database.userUrl, { maxConnections: 1 });
    const refused = [
      user.sql`select 1 from app.operator`,
      user.sql`select 1 from app.disclaimer`,
      user.sql`select 1 from relay.outbox`,
      user.sql`select 1 from chain.checkpoint`,
      user.sql`insert into app.session (id) values (gen_random_uuid())`,
      user.sql`update app.session set expires_at = now()`,
      user.sql`delete from app.media_file`,
      user.sql`update app.media_file set kind = 'png'`,
      user.sql`insert into app.media_takedown (hash, reason) values ('x', 'x')`,
    ];
    for (const work of refused) await expect(work).rejects.toThrow(/permission denied/);
    await user.close();
  });

  it('[OPS-03] given no database, then files of users are neither taken nor served, and the rest is', async () => {
    const plain = await startTestMedia();
    const { status } = await upload(await drawArt('png'), { origin: plain.origin });
    expect(status).toBe(404);
    expect((await fetch(`${plain.origin}/media/${'0'.repeat(64)}.png`)).status).toBe(404);
    expect((await fetch(`${plain.origin}/media/logo/31337`)).status).toBe(200);
    await plain.stop();
  });
});
