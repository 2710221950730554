import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The peer: sharp alone makes the same sizes of the pictures of a folder, and prints the CPU time in microseconds. */

sharp.concurrency(1);
sharp.cache(false);
const [folder = ''] = process.argv.slice(2);
const widths = [96, 320, 640, 1_280];
const before = process.cpuUsage();

for (const name of readdirSync(folder)) {
  if (name.endsWith('.film')) continue;
  const bytes = readFileSync(join(folder, name));
  for (const width of widths) {
    const size = { width, height: width * 2, fit: 'inside', withoutEnlargement: true } as const;
    await sharp(bytes).autoOrient().resize(size).webp({ quality: 85 }).toBuffer();
  }
  if (name.endsWith('.gif'))
    await sharp(bytes, { pages: -1 }).resize({ width: 320 }).webp({ quality: 75, effort: 2 }).toBuffer();
}
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ cpu: user + system }));
