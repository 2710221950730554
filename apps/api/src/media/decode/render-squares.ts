import sharp from 'sharp';
import type { DecodeJob } from './decode-message.ts';

// One thread and no memory between pictures: the bounds of the process are those of one picture.
sharp.concurrency(1);
sharp.cache(false);
// libvips reads far more than pictures of the web (svg, pdf, tiff, heif, …): all loaders are off but four.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Decodes the first frame once, upright and without metadata, and encodes it in each size. Throws for any fault. */
export async function renderSquares({ bytes, sizes, maxPixels, maxSide }: DecodeJob): Promise<Buffer[]> {
  const options = { failOn: 'error', limitInputPixels: maxPixels, pages: 1 } as const;
  const { width, height } = await sharp(bytes, options).metadata();
  if (Math.max(width, height) > maxSide || width * height > maxPixels)
    throw new Error(`has ${width} by ${height} pixels`);
  const largest = Math.max(...sizes);
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize(largest, largest, { fit: 'contain', background: transparent })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const pictures: Buffer[] = [];
  for (const size of sizes)
    pictures.push(await sharp(data, { raw }).resize(size, size).webp({ quality: 90 }).toBuffer());
  return pictures;
}
