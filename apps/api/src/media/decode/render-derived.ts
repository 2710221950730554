import type { Sharp } from 'sharp';
import type { FileJob, FileReport } from './decode-message.ts';
import { openSharp } from './open-sharp.ts';

type Derived = FileReport['derived'][number];

/** Widths of the stills; none is larger than its picture. */
const widths = [96, 320, 640, 1280] as const;
const names = { 96: '96', 320: '320', 640: '640', 1280: '1280' } as const;
const animationWidth = 320;
const animationFrames = 120;

/** The first frame as webp of each width, twice as high at most, without metadata. */
export async function renderStills(open: () => Sharp): Promise<Derived[]> {
  const stills: Derived[] = [];
  let whole: Uint8Array | undefined;
  for (const width of widths) {
    const picture = open().resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true });
    const encode = () => picture.webp({ quality: 85 }).toBuffer({ resolveWithObject: true });
    const { data, info } = whole ? { data: whole, info: undefined } : await encode();
    // One that was not reduced is the same in each larger size.
    if (info && info.width < width && info.height < width * 2) whole = data;
    stills.push({ name: names[width], bytes: data });
  }
  return stills;
}

/** The first frames as a small animated webp. Every other frame is decoded too, so that the whole file is proven. */
export async function renderAnimation(bytes: Uint8Array, frames: number, job: FileJob): Promise<Derived> {
  const open = (pages: number) => openSharp(bytes, { limitInputPixels: job.maxPixelsOfAll, pages });
  if (frames > animationFrames) await open(-1).resize({ width: 8 }).raw().toBuffer();
  const picture = open(Math.min(frames, animationFrames))
    .toColourspace('srgb')
    .resize({ width: animationWidth, withoutEnlargement: true });
  return { name: 'animated', bytes: await picture.webp({ quality: 75, effort: 2 }).toBuffer() };
}
