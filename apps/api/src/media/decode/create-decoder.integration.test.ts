import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPixelFlood, createPngHeader, drawPicture, svgPicture } from '../../../test/media/pictures.ts';
import { createDecoder, DecoderBusyError, type DecoderOptions } from './create-decoder.ts';
import { renderSquares } from './render-squares.ts';

const job = (bytes: Uint8Array) => ({ bytes, sizes: [32, 128], maxPixels: 16e6, maxSide: 8192 });
const limits: DecoderOptions = { children: 1, maxWaiting: 10, timeMs: 20_000, memoryBytes: 2 ** 29 };

let folder = '';
/** Of the tests that need no child of their own. */
const shared = createDecoder(limits);
const opened: { close: () => void }[] = [];
const open = (changes: Partial<DecoderOptions> = {}) => {
  const decoder = createDecoder({ ...limits, ...changes });
  opened.push(decoder);
  return decoder;
};
const frame = (colour: string) => ({
  create: { width: 8, height: 8, channels: 3 as const, background: colour },
});
/** Our children, of any decoder, that still run. */
const listChildren = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      return (
        /^\d+$/.test(pid) &&
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decode-main.ts') &&
        readFileSync(`/proc/${pid}/stat`, 'utf8').includes(` ${process.pid} `)
      );
    } catch {
      return false;
    }
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradewind-decode-'));
});
afterEach(() => {
  for (const decoder of opened.splice(0)) decoder.close();
});
afterAll(() => {
  shared.close();
  return rm(folder, { recursive: true, force: true });
});

/** A child that does something else than decoding. */
async function writeProgram(name: string, source: string): Promise<string> {
  const path = join(folder, `${name}.mjs`);
  await writeFile(path, source);
  return path;
}

describe('the decoder', () => {
  it('[ART-03] re-encodes png, jpeg, gif and webp as square webp, the whole picture inside', async () => {
    const decoder = shared;
    for (const kind of ['png', 'jpeg', 'gif', 'webp'] as const) {
      const pictures = await decoder.decode(job(await drawPicture(kind)));
      const found = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
      expect(found.map(({ format, width, height }) => [format, width, height])).toEqual([
        ['webp', 32, 32],
        ['webp', 128, 128],
      ]);
      // A wide picture has transparent bands above and below.
      const { data, info } = await sharp(pictures[1]).raw().toBuffer({ resolveWithObject: true });
      expect([info.channels, data[3], data[(64 * 128 + 64) * 4 + 3]]).toEqual([4, 0, 255]);
    }
  });

  it('[ART-03] turns a picture upright and leaves its metadata out', async () => {
    const turned = await sharp(await drawPicture('jpeg'))
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const [, picture] = await shared.decode(job(turned));
    expect(Buffer.from(picture ?? []).includes('secret place')).toBe(false);
    const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    // Upright it is high: the bands are at its sides.
    expect([data[64 * 128 * 4 + 3], data[64 * 4 + 3]]).toEqual([0, 255]);
  });

  it('[ART-03] decodes the first frame of an animation alone', async () => {
    const frames = await Promise.all(['red', 'blue'].map((colour) => sharp(frame(colour)).png().toBuffer()));
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const [picture] = await shared.decode(job(animation));
    const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
  });

  it('[ART-03] refuses by content all but the four kinds of pictures, without a child', async () => {
    const decoder = open();
    const before = listChildren();
    const others = [
      svgPicture,
      await drawPicture('tiff'),
      await drawPicture('avif'),
      Buffer.from('%PDF-1.7'),
      Buffer.alloc(0),
    ];
    for (const bytes of others)
      await expect(decoder.decode(job(bytes))).rejects.toThrow('no png, jpeg, gif or webp');
    expect(listChildren()).toEqual(before);
  });

  it('[ART-03] has no loader for anything else either', async () => {
    for (const bytes of [svgPicture, await drawPicture('tiff'), await drawPicture('avif')])
      await expect(renderSquares(job(bytes))).rejects.toThrow('unsupported image format');
  });

  it('[ART-03] refuses a flood of pixels before it is decoded, and broken pictures', async () => {
    const decoder = shared;
    await decoder.decode(job(await drawPicture('png')));
    const startedAt = performance.now();
    const whole = await drawPicture('png', { width: 900, height: 900 }, '#123456');
    const cut = whole.subarray(0, whole.length - 40);
    const script = Buffer.concat([Buffer.from('GIF89a'), Buffer.from('/*<script>alert(1)</script>*/')]);
    for (const bytes of [
      createPixelFlood(9000),
      createPngHeader(60_000, 60_000),
      createPngHeader(9000, 9),
      cut,
      script,
    ])
      await expect(decoder.decode(job(bytes))).rejects.toThrow();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(await decoder.decode(job(whole))).toHaveLength(2);
  });

  it('[ART-03] ends a child that takes too much memory, and decodes the next picture', async () => {
    const program = await writeProgram(
      'greedy',
      `const kept = []; process.on('message', ({ bytes }) => {
        if (bytes.length < 1000) return process.send({ result: [bytes, bytes] });
        setInterval(() => kept.push(Buffer.alloc(16e6, 1)), 5);
      });`,
    );
    const decoder = open({ program, memoryBytes: 2 ** 28 });
    const large = Buffer.concat([await drawPicture('png'), Buffer.alloc(1000)]);
    await expect(decoder.decode(job(large))).rejects.toThrow('bytes of memory');
    const small = await drawPicture('png', { width: 1, height: 1 });
    expect(await decoder.decode(job(small))).toHaveLength(2);
  });

  it('[ART-03] ends a child that takes too long or sends something else, and refuses a dead one', async () => {
    const picture = job(await drawPicture('png'));
    const faults: [name: string, source: string, reason: string][] = [
      ['slow', `process.on('message', () => {}); setInterval(() => {}, 1000);`, 'takes more than'],
      ['stuck', `process.on('message', () => { for (;;); });`, 'takes more than'],
      ['dead', `process.on('message', () => process.abort());`, 'the decoder ended'],
      ['absent', `process.exit(3);`, 'the decoder'],
      ['odd', `process.on('message', () => process.send({ result: 'all' }));`, 'gave something else'],
      ['few', `process.on('message', (m) => process.send({ result: [m.bytes] }));`, 'gave something else'],
    ];
    for (const [name, source, reason] of faults) {
      // A child that ends by itself may take its time on a busy machine.
      const timeMs = reason === 'takes more than' ? 700 : 60_000;
      const decoder = open({ program: await writeProgram(name, source), timeMs });
      await expect(decoder.decode(picture)).rejects.toThrow(reason);
      await expect(decoder.decode(picture)).rejects.toThrow(reason);
    }
  });

  it('[ART-03] decodes what waits, and refuses what would wait too long as busy', async () => {
    const decoder = open({ maxWaiting: 2 });
    const before = listChildren().length;
    const picture = job(await drawPicture('png'));
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => decoder.decode(picture)));
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(answers.at(-1)).toMatchObject({ reason: expect.any(DecoderBusyError) });
    expect(listChildren()).toHaveLength(before + 1);
  });

  it('[ART-03] gives a child nothing of the environment', async () => {
    const program = await writeProgram(
      'environment',
      `process.on('message', () => process.send({ reason: Object.keys(process.env).join() || 'nothing' }));`,
    );
    // Node's channel to its child, and a constant for the allocator.
    await expect(open({ program }).decode(job(await drawPicture('png')))).rejects.toThrow(
      /^MALLOC_ARENA_MAX(,NODE_CHANNEL_\w+)*$/,
    );
  });
});
