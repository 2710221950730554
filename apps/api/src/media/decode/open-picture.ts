import sharp, { type Sharp } from 'sharp';
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

/** The first frame, upright, whose pixels its header has within the limits. Throws for any other picture. */
export async function openPicture({ bytes, maxPixels, maxSide }: DecodeJob): Promise<Sharp> {
  const options = { failOn: 'error', limitInputPixels: maxPixels, pages: 1 } as const;
  const { width, height } = await sharp(bytes, options).metadata();
  if (Math.max(width, height) > maxSide || width * height > maxPixels)
    throw new Error(`has ${width} by ${height} pixels`);
  return sharp(bytes, options).autoOrient();
}
