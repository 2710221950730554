import type { Sharp } from 'sharp';
import type { PictureJob } from './decode-message.ts';
import { openSharp } from './open-sharp.ts';

/** The first frame, upright, whose pixels its header has within the limits. Throws for any other picture. */
export async function openPicture({ bytes, maxPixels, maxSide }: PictureJob): Promise<Sharp> {
  const options = { limitInputPixels: maxPixels, pages: 1 };
  const { width, height } = await openSharp(bytes, options).metadata();
  if (Math.max(width, height) > maxSide || width * height > maxPixels)
    throw new Error(`has ${width} by ${height} pixels`);
  return openSharp(bytes, options).autoOrient();
}
