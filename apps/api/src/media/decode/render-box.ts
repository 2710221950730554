import type { BoxJob } from './decode-message.ts';
import { openPicture } from './open-picture.ts';

/** Encodes the first frame, upright and without metadata, in its own form within the box. Throws for any fault. */
export async function renderBox(job: BoxJob): Promise<Buffer> {
  const picture = await openPicture(job);
  return picture
    .resize({ ...job.box, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90 })
    .toBuffer();
}
