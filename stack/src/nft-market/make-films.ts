import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { filmFolder, films, filmShape as shape } from './demo-files.ts';
import { cellSide, drawPixels } from './draw-pixels.ts';

/** Draws the films of the demo again: `node stack/src/nft-market/make-films.ts`. It requires ffmpeg. */

const frames = 36;

mkdirSync(filmFolder, { recursive: true });
for (const [id, ending] of Object.entries(films)) {
  const input = Buffer.concat(Array.from({ length: frames }, (_, time) => toColours(Number(id), time / 2)));
  const size = `${shape.width}x${shape.height}`;
  const scale = `scale=iw*${cellSide}:ih*${cellSide}:flags=neighbor`;
  const source = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', '12', '-i', '-'];
  const codec = ['-c:v', 'libx264', '-crf', '30', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
  const path = join(filmFolder, `${id}.${ending}`);
  const { status, stderr } = spawnSync('ffmpeg', ['-y', ...source, '-vf', scale, ...codec, path], { input });
  if (status !== 0) throw new Error(String(stderr));
}

function toColours(number: number, time: number): Buffer {
  const { palette, cells } = drawPixels(number, shape, time);
  return Buffer.concat(Array.from(cells, (colour) => palette.subarray(3 * colour, 3 * colour + 3)));
}
