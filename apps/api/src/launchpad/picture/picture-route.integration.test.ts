import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { maximumPictureBytes, uploadedPictureSchema } from '@tradewind/schema/media/picture-upload';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPort } from '../../../test/find-port.ts';
import { drawPicture, svgPicture } from '../../../test/media/pictures.ts';
import { startTestMedia, uploadKey } from '../../../test/media/start-test-media.ts';
import { chainId } from '../../../test/seed-index.ts';
import { signIn } from '../../../test/sign-in.ts';
import { startTestApi } from '../../../test/start-test-api.ts';
import { toAddress } from '../../../test-support/known.ts';
import { createPictures } from '../../adapters/pictures/create-pictures.ts';
import { newProject } from '../test-project-edit.ts';
import { seedLaunchpad } from '../test-seed.ts';

const [olga, otto] = [toAddress('a2'), toAddress('a3')];
const unknownHash = '7'.repeat(64);
let media: Awaited<ReturnType<typeof startTestMedia>>;
let api: Awaited<ReturnType<typeof startTestApi>>;
let [ofOlga, ofOtto, origin] = ['', '', ''];
let uploads = 0;

beforeAll(async () => {
  media = await startTestMedia();
  api = await startTestApi({
    OPERATORS: `${olga}:sale,${otto}:pool`,
    MEDIA_URL: `${media.origin}/`,
    MEDIA_UPLOAD_KEY: uploadKey,
  });
  await seedLaunchpad(api.deps.database);
  [ofOlga, ofOtto] = await Promise.all([signIn(api.deps, olga), signIn(api.deps, otto)]);
  [origin = ''] = api.deps.config.site.origins;
});
afterAll(async () => {
  await api.stop();
  await media.stop();
});

const bearer = () => ({ authorization: `Bearer ${ofOlga}` });

/** Headers that are undefined are not sent. */
async function upload(payload: Buffer, headers: Record<string, string | undefined> = {}) {
  uploads += 1;
  const all = {
    ...bearer(),
    origin,
    'content-type': 'application/octet-stream',
    'x-picture-use': 'logo',
    ...headers,
  };
  const answer = await api.app.inject({
    method: 'POST',
    url: '/operator/launchpad/picture',
    // The limit of the route is for an address.
    remoteAddress: `127.1.0.${uploads}`,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function store(payload: Buffer, use = 'logo') {
  const { status, body } = await upload(payload, { 'x-picture-use': use });
  expect([status, body.message]).toEqual([200, undefined]);
  return successSchema(uploadedPictureSchema).parse(body).data;
}

async function readDetail() {
  const payload = { symbol: 'NEW' };
  const { json } = await api.app.inject({ method: 'POST', url: '/launchpad/detail', payload });
  const { logoUrl, backgroundUrl } = json().data;
  return [logoUrl, backgroundUrl];
}

describe('[IDO-14] [OPS-02] POST /operator/launchpad/picture', () => {
  it('given a picture of an operator, then it is at the media origin by the answered path', async () => {
    const { hash, path } = await store(await drawPicture('jpeg'));
    expect(path).toBe(`/media/${hash}.webp`);
    const served = await fetch(media.origin + path);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await store(await drawPicture('jpeg'))).toEqual({ hash, path });
  });

  it('given a cookie of our page, then the picture is taken', async () => {
    const cookie = { authorization: undefined, cookie: `session=${ofOlga}` };
    expect((await upload(await drawPicture('png'), cookie)).status).toBe(200);
  });

  it.each([
    ['no session', { authorization: undefined }, 'SIGN_IN_REQUIRED'],
    [
      'a cookie from another site',
      { authorization: undefined, origin: 'https://evil.example' },
      'FOREIGN_ORIGIN',
    ],
    ['another origin, whatever the credential', { origin: 'https://evil.example' }, 'FOREIGN_ORIGIN'],
    ['no origin', { origin: undefined }, 'FOREIGN_ORIGIN'],
    ['no use', { 'x-picture-use': undefined }, 'BAD_REQUEST'],
    ['an unknown use', { 'x-picture-use': 'avatar' }, 'BAD_REQUEST'],
    ['a type that a form can send', { 'content-type': 'text/plain' }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form', { 'content-type': 'multipart/form-data; boundary=x' }, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('given %s, then it is refused', async (_, headers, code) => {
    const answer = await upload(await drawPicture('png'), headers);
    expect(answer.body).toMatchObject({ succeeded: false, code });
  });

  it('given a cookie and a type that a form can send, then it is refused before the body is read', async () => {
    const cookie = { authorization: undefined, cookie: `session=${ofOlga}` };
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', undefined])
      expect(
        await upload(Buffer.alloc(maximumPictureBytes + 1), { ...cookie, 'content-type': type }),
      ).toMatchObject({ status: 415 });
  });

  it('given an account without the role, then no body is read', async () => {
    const headers = { authorization: `Bearer ${ofOtto}` };
    expect(await upload(Buffer.alloc(maximumPictureBytes + 1), headers)).toMatchObject({
      status: 403,
      body: { code: 'ROLE_REQUIRED' },
    });
  });

  it('given bytes that are no such picture, or too many, then the reason is answered', async () => {
    for (const bytes of [svgPicture, await drawPicture('gif'), Buffer.from('<html>')])
      expect(await upload(bytes)).toMatchObject({ status: 422, body: { code: 'PICTURE_FAULTY' } });
    expect(await upload(Buffer.alloc(maximumPictureBytes + 1))).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    });
  });

  it('given a body that comes in parts without a length, then it is counted, and taken up to the limit', async () => {
    const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const send = (parts: readonly Buffer[]) =>
      fetch(`${address}/operator/launchpad/picture`, {
        method: 'POST',
        headers: {
          ...bearer(),
          origin,
          'content-type': 'application/octet-stream',
          'x-picture-use': 'background',
        },
        body: ReadableStream.from(parts.map((part) => new Uint8Array(part))),
        duplex: 'half',
      });
    const picture = await drawPicture('webp', { width: 1700, height: 100 });
    expect((await send([picture.subarray(0, 50), picture.subarray(50)])).status).toBe(200);
    const excess = await send(Array.from({ length: 33 }, () => Buffer.alloc(65_536)));
    expect(excess.status).toBe(413);
  });
});

describe('[IDO-14] [OPS-02] the pictures of a project', () => {
  beforeEach(async () => {
    await api.deps.database.sql`delete from app.project_round where project = 20`;
    await api.deps.database.sql`delete from app.project where id = 20`;
  });

  const rounds = [{ round: 1, name: 'Seed', chainId }];

  async function put(body: object) {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/operator/launchpad/project',
      headers: bearer(),
      payload: { ...newProject, rounds, ...body },
    });
    return { status: answer.statusCode, ...answer.json() };
  }

  it('given hashes, then the page has their paths; left out they stay, and null removes one', async () => {
    const logo = await store(await drawPicture('png'));
    const background = await store(await drawPicture('png', { width: 900, height: 300 }), 'background');
    const first = await put({ logo: logo.hash, background: background.hash });
    expect([first.status, first.message]).toEqual([200, undefined]);
    expect(await readDetail()).toEqual([logo.path, background.path]);
    const second = await put({ version: first.data.version, name: 'Renamed' });
    expect(await readDetail()).toEqual([logo.path, background.path]);
    const third = await put({ version: second.data.version, name: 'Renamed', logo: null });
    expect(third.data.isChanged).toBe(true);
    expect(await readDetail()).toEqual([null, background.path]);
    const [logged] = await api.deps.database.sql`select fields from app.operator_action
      where kind = 'project_put' order by id desc limit 1`;
    expect(logged?.fields).toMatchObject({ logo: null, background: background.path });
  });

  it.each(['logo', 'background'])(
    'given a %s that the store does not have, then nothing is stored',
    async (name) => {
      expect(await put({ [name]: unknownHash })).toMatchObject({ status: 404, code: 'PICTURE_NOT_FOUND' });
      expect((await api.deps.database.sql`select 1 from app.project where id = 20`).length).toBe(0);
    },
  );

  it.each(['/media/x.webp', 'https://evil.example/x.png', 'A'.repeat(64), '', 7])(
    'given %j in place of a hash, then it is refused',
    async (logo) => {
      expect(await put({ logo })).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    },
  );
});

describe('[IDO-14] an upload on a slow line', () => {
  it('given a body that takes longer than another request may, then the picture is taken', async () => {
    const slow = await startTestApi({
      OPERATORS: `${olga}:sale`,
      MEDIA_URL: media.origin,
      MEDIA_UPLOAD_KEY: uploadKey,
      REQUEST_TIMEOUT_MS: '1000',
    });
    const token = await signIn(slow.deps, olga);
    const address = await slow.app.listen({ host: '127.0.0.1', port: 0 });
    const picture = await drawPicture('png');
    const answer = await fetch(`${address}/operator/launchpad/picture`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        origin,
        'content-type': 'application/octet-stream',
        'x-picture-use': 'logo',
      },
      body: ReadableStream.from(dribble(picture, 5, 400)),
      duplex: 'half',
    });
    expect(answer.status).toBe(200);
    await slow.stop();
  });
});

async function* dribble(bytes: Buffer, parts: number, pauseMs: number): AsyncGenerator<Uint8Array> {
  const size = Math.ceil(bytes.length / parts);
  for (let from = 0; from < bytes.length; from += size) {
    await delay(pauseMs);
    yield new Uint8Array(bytes.subarray(from, from + size));
  }
}

describe('[OPS-02] an API without its media process', () => {
  it('given no setting, then pictures are refused, and projects without them are stored', async () => {
    const plain = await startTestApi({ OPERATORS: `${olga}:sale` });
    const token = await signIn(plain.deps, olga);
    const [own = ''] = plain.deps.config.site.origins;
    const answer = await plain.app.inject({
      method: 'POST',
      url: '/operator/launchpad/picture',
      headers: {
        authorization: `Bearer ${token}`,
        origin: own,
        'content-type': 'application/octet-stream',
        'x-picture-use': 'logo',
      },
      payload: await drawPicture('png'),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UPLOADS_OFF']);
    await plain.stop();
  });

  it('given one that is away, silent, has another key or is something else, then the client may try again', async () => {
    const strange = createServer((request, response) => {
      if (request.headers['x-picture-use'] === 'logo') return void response.end('<html>');
      if (request.method === 'HEAD') return void response.writeHead(302, { location: media.origin }).end();
      return undefined;
    });
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${findPort(strange)}`;
    const picture = await drawPicture('png');
    const away = createPictures({ url: 'http://127.0.0.1:1', key: uploadKey })!;
    const wrong = createPictures({ url: media.origin, key: `${uploadKey}x` })!;
    const odd = createPictures({ url, key: uploadKey, timeoutMs: 300 })!;
    const refused = { code: 'UNAVAILABLE' };
    await expect(away.add(picture, 'logo')).rejects.toMatchObject(refused);
    await expect(away.has(unknownHash)).rejects.toMatchObject(refused);
    await expect(wrong.add(picture, 'logo')).rejects.toMatchObject(refused);
    await expect(odd.add(picture, 'logo')).rejects.toMatchObject(refused);
    await expect(odd.add(picture, 'background')).rejects.toMatchObject(refused);
    await expect(odd.has(unknownHash)).rejects.toMatchObject(refused);
    strange.closeAllConnections();
    strange.close();
  });
});
