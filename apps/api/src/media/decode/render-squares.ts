import sharp from 'sharp';
import type { SquaresJob } from './decode-message.ts';
import { openPicture } from './open-picture.ts';

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Decodes the first frame once, upright and without metadata, and encodes it in each size. Throws for any fault. */
export async function renderSquares(job: SquaresJob): Promise<Buffer[]> {
  const largest = Math.max(...job.sizes);
  const picture = await openPicture(job);
  const { data, info } = await picture
    .resize(largest, largest, { fit: 'contain', background: transparent })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const pictures: Buffer[] = [];
  for (const size of job.sizes)
    pictures.push(await sharp(data, { raw }).resize(size, size).webp({ quality: 90 }).toBuffer());
  return pictures;
}
