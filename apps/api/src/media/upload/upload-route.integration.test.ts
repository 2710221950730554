import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  internalPicturePath,
  maximumPictureBytes,
  type PictureUse,
  storedPictureSchema,
  toPicturePath,
} from '@tradewind/schema/media/picture-upload';
import { refusalSchema, successSchema } from '@tradewind/schema/wire/envelope';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPixelFlood, createPngHeader, drawPicture, svgPicture } from '../../../test/media/pictures.ts';
import { startTestMedia, uploadKey } from '../../../test/media/start-test-media.ts';
import {
  accessKeyId,
  secretAccessKey,
  startS3Server,
} from '../../adapters/media-store/s3-server.test-support.ts';
import { computeHash } from '../../adapters/media-store/store-path.ts';
import { createMediaApp } from '../media-app.ts';

let media: Awaited<ReturnType<typeof startTestMedia>>;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let ofBucket: Awaited<ReturnType<typeof startTestMedia>>;
beforeAll(async () => {
  s3 = await startS3Server('bucket');
  media = await startTestMedia();
  ofBucket = await startTestMedia({
    MEDIA_STORE: 's3://bucket/site',
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
});
afterAll(async () => {
  await media.stop();
  await ofBucket.stop();
  await s3.stop();
});

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
type Upload = { use?: string; origin?: string; headers?: Record<string, string> };

async function send(body: Body, { use = 'logo', origin = media.origin, headers = {} }: Upload = {}) {
  const answer = await fetch(origin + internalPicturePath, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${uploadKey}`,
      'content-type': 'application/octet-stream',
      'x-picture-use': use,
      ...headers,
    },
    body,
    duplex: 'half',
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

async function store(body: Buffer, use: PictureUse = 'logo', origin = media.origin) {
  const answer = await send(new Uint8Array(body), { use, origin });
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return successSchema(storedPictureSchema).parse(answer.body).data.hash;
}

async function refuse(body: Body, upload: Upload = {}) {
  const { status, body: refusal } = await send(body, upload);
  return [status, refusalSchema.parse(refusal).code];
}

const read = async (hash: string, origin = media.origin) => {
  const answer = await fetch(origin + toPicturePath(hash));
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const countFiles = async () =>
  (await readdir(media.folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;

const kinds = ['png', 'jpeg', 'webp'] as const;

describe.each(['disk', 's3'] as const)(
  '[IDO-14] [OPS-05] an uploaded picture, with the store: %s',
  (name) => {
    const findOrigin = () => (name === 'disk' ? media : ofBucket).origin;

    it.each(kinds)(
      'given a %s, then it is kept as webp by the hash of its new bytes, and served for ever',
      async (kind) => {
        const origin = findOrigin();
        const hash = await store(await drawPicture(kind), 'logo', origin);
        const { answer, bytes } = await read(hash, origin);
        expect(computeHash(bytes)).toBe(hash);
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 200, height: 100 });
        expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
          200,
          {
            'content-type': 'image/webp',
            'cache-control': 'public, max-age=31536000, immutable',
            'content-security-policy': "sandbox; default-src 'none'",
            'x-content-type-options': 'nosniff',
            'content-disposition': 'inline',
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
            etag: `"${hash}"`,
          },
        ]);
      },
    );

    it('given the same picture twice at a time, then both have one hash', async () => {
      const picture = await drawPicture('png', { width: 30, height: 40 });
      const hashes = await Promise.all([1, 2].map(() => store(picture, 'logo', findOrigin())));
      expect(new Set(hashes).size).toBe(1);
    });
  },
);

describe('[IDO-14] the file that is made of a picture', () => {
  it.each([
    ['logo', 2000, 1000, 512, 256],
    ['logo', 300, 3000, 51, 512],
    ['logo', 40, 20, 40, 20],
    ['background', 3200, 600, 1600, 300],
    ['background', 2000, 2000, 600, 600],
    ['background', 1600, 600, 1600, 600],
    ['background', 20, 10, 20, 10],
  ] as const)('given a %s of %i by %i, then it has %i by %i', async (use, width, height, ...found) => {
    const { bytes } = await read(await store(await drawPicture('png', { width, height }), use));
    const { width: newWidth, height: newHeight } = await sharp(bytes).metadata();
    expect([newWidth, newHeight]).toEqual(found);
  });

  it('given a photograph that is turned and has metadata, then it is upright and has none', async () => {
    const photograph = await sharp(await drawPicture('jpeg'))
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { bytes } = await read(await store(photograph));
    const { width, height, exif, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([100, 200]);
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('secret place')).toBe(false);
  });

  it('given a transparent picture, then it stays transparent; given an animation, then its first frame is kept', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = await sharp({ create: { width: 9, height: 9, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { data } = await sharp((await read(await store(png))).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
    const frames = await Promise.all(
      ['#f00', '#00f'].map((colour) => drawPicture('png', { width: 8, height: 8 }, colour)),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { bytes } = await read(await store(animation));
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });

  it('given a wrong declared type, then the content counts', async () => {
    const picture = new Uint8Array(await drawPicture('png'));
    const declared = { 'content-type': 'text/html' };
    expect((await send(picture, { headers: declared })).status).toBe(200);
    const page = '<!doctype html><script>alert(1)</script>';
    expect(await refuse(page, { headers: { 'content-type': 'image/png' } })).toEqual([422, 'PICTURE_FAULTY']);
  });
});

function damage(png: Buffer): Buffer {
  const damaged = Buffer.from(png);
  const place = damaged.indexOf('IDAT') + 12;
  return damaged.fill(0xa5, place, place + 4);
}

/** Bytes of strangers that are refused, each with what it is. */
async function drawHostile(): Promise<readonly (readonly [name: string, bytes: Buffer])[]> {
  const [png, jpeg, webp] = await Promise.all(kinds.map((kind) => drawPicture(kind)));
  if (png === undefined || jpeg === undefined || webp === undefined) throw new Error('three are drawn');
  const script = Buffer.from('<script>alert(1)</script>');
  const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
  return [
    ['nothing', Buffer.alloc(0)],
    ['an svg', svgPicture],
    ['html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a gif', await drawPicture('gif')],
    ['a tiff', await drawPicture('tiff')],
    ['an avif', await drawPicture('avif')],
    ['a script that begins as gif', Buffer.concat([Buffer.from('GIF89a'), script])],
    ['the first bytes of a png and a script', Buffer.concat([png.subarray(0, 16), script])],
    ['the first bytes of a jpeg and a script', Buffer.concat([jpeg.subarray(0, 4), script])],
    ['a png with a script behind it', Buffer.concat([png, script])],
    ['a png with an archive behind it', Buffer.concat([png, zip])],
    ['a jpeg with a script behind it', Buffer.concat([jpeg, script])],
    ['a jpeg with another picture behind it', Buffer.concat([jpeg, jpeg])],
    ['a webp with a script behind it', Buffer.concat([webp, script])],
    ['a cut png', png.subarray(0, -14)],
    ['a cut jpeg', jpeg.subarray(0, -2)],
    ['a cut webp', webp.subarray(0, -2)],
    ['a png without pixels', createPngHeader(9, 9)],
    ['a png whose pixels are damaged', damage(png)],
    ['a flood of pixels', createPixelFlood(9_000)],
    ['a png that says it is 60,000 wide and high', createPngHeader(60_000, 60_000)],
    ['a png of 8,193 by 1', await drawPicture('png', { width: 8_193, height: 1 })],
  ];
}

describe('[IDO-14] a hostile upload', () => {
  it('given bytes that are no such picture, then all are refused, nothing is kept, and others are taken', async () => {
    const before = await countFiles();
    const hostile = await drawHostile();
    const answers = await Promise.all(
      hostile.map(async ([name, bytes]) => {
        const { status, body } = await send(new Uint8Array(bytes));
        return [name, status, body.code];
      }),
    );
    expect(answers).toEqual(hostile.map(([name]) => [name, 422, 'PICTURE_FAULTY']));
    expect(await countFiles()).toBe(before);
    await store(await drawPicture('png', { width: 31, height: 17 }));
  });

  it('given 2 MiB and a byte, also in parts without a length, then it is refused while it arrives', async () => {
    const large = new Uint8Array(maximumPictureBytes + 1);
    expect(await refuse(large)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const parts = new ReadableStream({
      start: (controller) => {
        for (let sent = 0; sent <= maximumPictureBytes; sent += 65_537)
          controller.enqueue(large.subarray(sent, sent + 65_537));
        controller.close();
      },
    });
    expect(await refuse(parts)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    // One byte less is a matter of its content.
    expect(await refuse(large.subarray(1))).toEqual([422, 'PICTURE_FAULTY']);
  });

  it('given a body without an end, then it is cut off at the limit', async () => {
    const chunk = new Uint8Array(65_536);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
    const answer = await send(endless).catch(() => undefined);
    expect([undefined, 413]).toContain(answer?.status);
    expect((await fetch(`${media.origin}/livez`)).status).toBe(200);
  });

  it('given a body that never ends and sends nothing, then the connection is closed', async () => {
    const slow = await startTestMedia({ REQUEST_TIMEOUT_MS: '400' });
    const socket = connect(Number(new URL(slow.origin).port), '127.0.0.1');
    await once(socket, 'connect');
    const head = `POST ${internalPicturePath} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${uploadKey}\r\nx-picture-use: logo\r\n`;
    socket.write(`${head}content-type: application/octet-stream\r\ncontent-length: 1000\r\n\r\n\x89PNG`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 [^]*REQUEST_TIMEOUT/);
    await slow.stop();
  });

  it.each([
    ['no key', { authorization: '' }],
    ['another key', { authorization: `Bearer ${uploadKey}x` }],
    ['the key by another scheme', { authorization: `Basic ${uploadKey}` }],
  ])('given %s, then nothing is there, and no body is read', async (_, headers) => {
    expect(await refuse(new Uint8Array(maximumPictureBytes + 1), { headers })).toEqual([404, 'NOT_FOUND']);
  });

  it('given an unknown use, then it is refused', async () => {
    expect(await refuse(new Uint8Array(await drawPicture('png')), { use: 'avatar' })).toEqual([
      400,
      'BAD_REQUEST',
    ]);
  });

  it('given a media process without a key, then it takes no picture', async () => {
    const { deps } = media;
    const app = await createMediaApp({ ...deps, config: { ...deps.config, uploadKey: undefined } });
    const answer = await app.inject({ method: 'POST', url: internalPicturePath, payload: {} });
    expect(answer.statusCode).toBe(404);
    await app.close();
  });

  it('[OPS-03] given pictures that are kept, refused and lost, then each is counted by its outcome', async () => {
    const readCounts = async () => {
      const { pictureUploads } = ofBucket.deps.metrics;
      const { values } = await pictureUploads.get();
      return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
    };
    const { kept = 0, refused = 0, failed = 0 } = await readCounts();
    const { origin } = ofBucket;
    const picture = await drawPicture('png', { width: 4, height: 7 });
    await store(picture, 'logo', origin);
    await refuse(svgPicture.toString(), { origin });
    await refuse('a', { origin, headers: { authorization: '' } });
    s3.state.faults = Array.from({ length: 3 }, () => 'slow-down' as const);
    await refuse(new Uint8Array(picture), { origin });
    const counts = { kept: kept + 1, refused: refused + 2, failed: failed + 1 };
    await expect.poll(readCounts).toEqual(counts);
  });

  it('given a store that is away, then the client may try again', async () => {
    s3.state.faults = Array.from({ length: 3 }, () => 'slow-down' as const);
    const picture = new Uint8Array(await drawPicture('png', { width: 3, height: 5 }));
    expect(await refuse(picture, { origin: ofBucket.origin })).toEqual([503, 'UNAVAILABLE']);
    expect((await send(picture, { origin: ofBucket.origin })).status).toBe(200);
  });
});
