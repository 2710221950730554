import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computePerceptualDistance } from '@tradewind/rules/media/perceptual-distance';
import type { MediaKind } from '@tradewind/rules/media/media-kind';
import { drawFlv, drawMp4 } from '@tradewind/rules/media/video.test-support';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawAnimation, drawArt, drawJpegOfSize } from '../../../test/media/artworks.ts';
import { createPixelFlood, createPngHeader } from '../../../test/media/pictures.ts';
import { createDecoder } from './create-decoder.ts';
import type { FileReport } from './decode-message.ts';
import { fileLimits } from './picture-limits.ts';

let folder = '';
const decoder = createDecoder({ children: 2, maxWaiting: 64, timeMs: 20_000, memoryBytes: 2 ** 29 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradewind-examine-'));
});
afterAll(() => {
  decoder.close();
  return rm(folder, { recursive: true, force: true });
});

let count = 0;
async function examine(kind: MediaKind, bytes: Uint8Array, limits = fileLimits): Promise<FileReport> {
  const path = join(folder, String((count += 1)));
  await writeFile(path, bytes);
  return decoder.examine({ path, kind, ...limits });
}

const listSizes = async ({ derived }: FileReport) =>
  Promise.all(
    derived.map(async ({ name, bytes }) => {
      const { format, width, height, pages = 1, pageHeight } = await sharp(bytes, { pages: -1 }).metadata();
      return [name, format, width, pageHeight ?? height, pages];
    }),
  );

describe('[ART-03] a whole file', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('given a %s, then its stills are webp', async (kind) => {
    const report = await examine(kind, await drawArt(kind));
    expect(report).toMatchObject({ width: 400, height: 300, frames: 1, seconds: null });
    expect(await listSizes(report)).toEqual([
      ['96', 'webp', 96, 72, 1],
      ['320', 'webp', 320, 240, 1],
      ['640', 'webp', 400, 300, 1],
      ['1280', 'webp', 400, 300, 1],
    ]);
  });

  it.each(['gif', 'webp'] as const)('given an animated %s, then it has an animation too', async (kind) => {
    const report = await examine(kind, await drawAnimation(kind, { width: 400, height: 300 }));
    expect(report).toMatchObject({ width: 400, height: 300, frames: 3 });
    const sizes = await listSizes(report);
    expect(sizes.at(-1)).toEqual(['animated', 'webp', 320, 240, 3]);
    expect(sizes[1]).toEqual(['320', 'webp', 320, 240, 1]);
  });

  it('given 130 frames, then the animation has 120 of them', async () => {
    const report = await examine('gif', await drawAnimation('gif', { width: 8, height: 8, frames: 130 }));
    expect(report.frames).toBe(130);
    expect((await listSizes(report)).at(-1)).toEqual(['animated', 'webp', 8, 8, 120]);
  });

  it('given a turned picture, then it is upright, without metadata', async () => {
    const turned = await sharp(await drawArt('jpeg'))
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const report = await examine('jpeg', turned);
    expect(report).toMatchObject({ width: 300, height: 400 });
    for (const { bytes } of report.derived) expect(Buffer.from(bytes).includes('secret')).toBe(false);
  });

  it('has a placeholder of its colours', async () => {
    const halves = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
      .composite([
        {
          input: { create: { width: 20, height: 40, channels: 3, background: '#0000ff' } },
          left: 20,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const { placeholder } = await examine('png', halves);
    expect([...placeholder!.subarray(0, 3)]).toEqual([255, 0, 0]);
    expect([...placeholder!.subarray(9, 12)]).toEqual([0, 0, 255]);
  });

  it('[ART-05] has a hash that a mirrored, smaller, recompressed copy shares', async () => {
    const drawing = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#253"/>
       <circle cx="150" cy="120" r="90" fill="#fc3"/><rect x="330" y="210" width="200" height="120" fill="#39f"/></svg>`,
    );
    // The test's own sharp draws it; the child has no loader for it.
    const picture = await sharp(drawing).png().toBuffer();
    const copy = await sharp(picture).flop().resize(311).jpeg({ quality: 60 }).toBuffer();
    const [a, b] = [await examine('png', picture), await examine('jpeg', copy)];
    const distances = a.perceptual.map((form) => computePerceptualDistance(form, b.perceptual[0]!));
    expect(Math.min(...distances)).toBeLessThanOrEqual(10);
  });

  it.each([
    ['mp4', drawMp4({ seconds: 7 }), 7],
    ['flv', drawFlv({ seconds: 600 }), 600],
  ] as const)(
    'given an %s, then its length is known and nothing is derived',
    async (kind, bytes, seconds) => {
      expect(await examine(kind, bytes)).toEqual({
        width: null,
        height: null,
        frames: 1,
        seconds,
        derived: [],
        placeholder: null,
        perceptual: [],
      });
    },
  );
});

const script = Buffer.from('/*<script>alert(1)</script>*/');

describe('[ART-03] a file that is not whole, or more than it seems', () => {
  it.each([
    ['a script behind a gif', 'gif', async () => [await drawAnimation('gif'), script]],
    ['a script behind a png', 'png', async () => [await drawArt('png'), script]],
    ['a zip behind a jpeg', 'jpeg', async () => [await drawArt('jpeg'), Buffer.from('PK\u0003\u0004')]],
    ['a script behind a webp', 'webp', async () => [await drawArt('webp'), script]],
    ['a script behind an mp4', 'mp4', () => [drawMp4(), script]],
    ['a script behind an flv', 'flv', () => [drawFlv(), script]],
    ['a script as a gif', 'gif', () => [Buffer.from('GIF89a'), script]],
    ['a script as an mp4', 'mp4', () => [Buffer.from('\0\0\0\u0018ftypisom'), script]],
    ['a gif as a png', 'png', async () => [await drawAnimation('gif')]],
    ['no bytes', 'png', () => []],
    ['a flood of pixels', 'png', () => [createPixelFlood(8000)]],
    ['a header of a flood', 'png', () => [createPngHeader(60_000, 60_000)]],
    ['a side too long', 'png', () => [createPngHeader(12_001, 2)]],
    ['301 frames', 'gif', async () => [await drawAnimation('gif', { width: 2, height: 2, frames: 301 })]],
  ] as const)('given %s, then it is refused', async (_name, kind, draw) => {
    await expect(examine(kind, Buffer.concat(await draw()))).rejects.toThrow();
  });

  it('given more pixels in all frames than the limit, then it is refused', async () => {
    const bytes = await drawAnimation('gif');
    const limits = { ...fileLimits, maxPixelsOfAll: 3 * 40 * 30 - 1 };
    await expect(examine('gif', bytes, limits)).rejects.toThrow('3 frames of 40 by 30');
    expect((await examine('gif', bytes, { ...limits, maxPixelsOfAll: 3 * 40 * 30 })).frames).toBe(3);
  });

  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'given a %s that is cut off, then it is refused',
    async (kind) => {
      const whole =
        kind === 'gif' ? await drawAnimation(kind) : await drawArt(kind, { width: 60, height: 50 });
      for (const part of [0.2, 0.6, 0.95])
        await expect(examine(kind, whole.subarray(0, whole.length * part))).rejects.toThrow();
      await expect(examine(kind, whole.subarray(0, -1))).rejects.toThrow();
    },
  );

  it('given damaged data with a right structure, then it is refused', async () => {
    const png = await drawArt('png', { width: 90, height: 90 });
    png.fill(0x55, png.length >> 1, (png.length >> 1) + 400);
    await expect(examine('png', png)).rejects.toThrow();
  });
});

describe('[ART-03] a corpus of damaged files', () => {
  /** `MEDIA_CORPUS=2000` runs a longer one. */
  const rounds = Number(process.env['MEDIA_CORPUS'] ?? 60);

  it(
    'given random changes, then each is proven or refused, and the next whole file is proven',
    { timeout: 600_000 },
    async () => {
      const wholes: [MediaKind, Uint8Array][] = [
        ['png', await drawArt('png', { width: 40, height: 30 })],
        ['jpeg', await drawArt('jpeg', { width: 40, height: 30 })],
        ['webp', await drawArt('webp', { width: 40, height: 30 })],
        ['gif', await drawAnimation('gif', { width: 20, height: 20 })],
        ['mp4', drawMp4()],
        ['flv', drawFlv()],
      ];
      let state = 20_261_129;
      const draw = (below: number) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state % below;
      };
      const counts = { proven: 0, refused: 0 };
      for (let round = 0; round < rounds; round += 1) {
        const [kind, whole] = wholes[round % wholes.length]!;
        const length = draw(4) === 0 ? draw(whole.length) : whole.length;
        const bytes = Uint8Array.from(whole.subarray(0, length));
        for (let flips = draw(6); flips >= 0 && bytes.length > 0; flips -= 1)
          bytes[draw(bytes.length)]! ^= 1 << draw(8);
        await examine(kind, bytes).then(
          () => (counts.proven += 1),
          () => (counts.refused += 1),
        );
      }
      expect(counts.proven + counts.refused).toBe(rounds);
      expect(counts.refused).toBeGreaterThan(rounds / 3);
      for (const [kind, whole] of wholes) await expect(examine(kind, whole)).resolves.toBeDefined();
    },
  );
});

it('[ART-02] [ART-03] a drawn jpeg has the size that a test wants', async () => {
  for (const size of [100_000, 10_485_760]) {
    const bytes = await drawJpegOfSize(size);
    expect(bytes.length).toBe(size);
    expect((await examine('jpeg', bytes)).width).toBe(64);
  }
});
