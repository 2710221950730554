import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const films = join(import.meta.dirname, '../../stack/src/nft-market/films');

type Kind = 'jpeg' | 'png' | 'webp' | 'gif' | 'film';

/** Forty files, as artists send them: mostly photographs and drawings, some animations and films. */
const kinds: readonly Kind[] = [
  ...Array.from({ length: 20 }, () => 'jpeg' as const),
  ...Array.from({ length: 10 }, () => 'png' as const),
  ...Array.from({ length: 4 }, () => 'webp' as const),
  ...Array.from({ length: 4 }, () => 'gif' as const),
  'film',
  'film',
];

/** Takes each so many of the forty; `scale` is a part of their sides. */
export async function makeFiles(each: number, scale: number): Promise<readonly Buffer[]> {
  const files: Buffer[] = [];
  for (const [seed, kind] of kinds.entries())
    if (seed % each === 0) files.push(await makeFile(kind, seed, scale));
  return files;
}

export async function makeFile(kind: Kind, seed: number, scale: number): Promise<Buffer> {
  if (kind === 'film') return readFileSync(join(films, seed % 2 === 0 ? '31.mp4' : '57.flv'));
  if (kind === 'gif') return drawGif(seed, Math.round(320 * scale));
  const picture = drawWaves(seed, { width: Math.round(1_600 * scale), height: Math.round(1_200 * scale) });
  return picture.toFormat(kind).toBuffer();
}

/** Soft waves with grain: it compresses about as a photograph does. */
function drawWaves(seed: number, { width, height }: { width: number; height: number }) {
  const bytes = Buffer.alloc(width * height * 3);
  let grain = seed + 1;
  for (let place = 0; place < bytes.length; place += 1) {
    grain = (Math.imul(grain, 1_664_525) + 1_013_904_223) >>> 0;
    const pixel = Math.floor(place / 3);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const wave = Math.sin(x / (40 + seed)) + Math.cos(y / (60 + (place % 3) * 20 + seed));
    bytes[place] = 128 + 55 * wave + (grain >>> 28);
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

async function drawGif(seed: number, side: number): Promise<Buffer> {
  const frames = 8;
  const { data } = await drawWaves(seed, { width: side, height: side * frames })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: side, height: side * frames, channels: 3 as const, pageHeight: side };
  return sharp(data, { raw }).gif({ effort: 1 }).toBuffer();
}
