import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { logoSizes } from '@tradewind/schema/media/logo-url';
import sharp from 'sharp';
import { computeHash } from '../src/adapters/media-store/store-path.ts';

/**
 * `node apps/api/logos/render.ts` renders each drawing as webp of each size, after a drawing has changed. The media
 * process itself never reads svg. `sources.json` holds the hashes of the drawings, so that a test finds a stale picture.
 */
const folder = import.meta.dirname;
const hashes: Record<string, string> = {};
for (const file of globSync('*.svg', { cwd: folder }).toSorted()) {
  const source = readFileSync(join(folder, file));
  const name = basename(file, '.svg');
  hashes[name] = computeHash(source);
  for (const size of logoSizes) {
    // Twice the size, then halved: edges are smoother than those of a direct drawing.
    const large = await sharp(source, { density: (72 * 2 * size) / 64 })
      .resize(2 * size, 2 * size)
      .png()
      .toBuffer();
    const picture = await sharp(large).resize(size, size).webp({ lossless: true, effort: 6 }).toBuffer();
    writeFileSync(join(folder, `${name}-${size}.webp`), picture);
  }
}
writeFileSync(join(folder, 'sources.json'), `${JSON.stringify(hashes, undefined, 2)}\n`);
