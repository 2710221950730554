import { findPictureEnd } from '@tradewind/rules/media/find-picture-end';
import type { PictureKind } from '@tradewind/rules/media/media-kind';
import { listPerceptualHashes, perceptualSide } from '@tradewind/rules/media/perceptual-distance';
import sharp, { type Sharp } from 'sharp';
import type { FileJob, FileReport } from './decode-message.ts';
import { openSharp } from './open-sharp.ts';
import { renderAnimation, renderStills } from './render-derived.ts';

type Shape = { readonly width: number; readonly height: number; readonly frames: number };

/** Decodes every frame of a picture and derives its sizes. Throws for any fault, and for bytes behind its end. */
export async function examinePicture(
  bytes: Uint8Array,
  kind: PictureKind,
  job: FileJob,
): Promise<FileReport> {
  if (findPictureEnd(kind, bytes) !== bytes.length) throw new Error('has other bytes than a picture');
  const shape = await measure(bytes, job);
  const options = { limitInputPixels: job.maxPixels, pages: 1 };
  const { data, info } = await openSharp(bytes, options)
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: largest, height: largest * 2, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const open = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const animation = shape.frames > 1 ? [await renderAnimation(bytes, shape.frames, job)] : [];
  return {
    ...shape,
    seconds: null,
    derived: [...(await renderStills(open)), ...animation],
    placeholder: await shrink(open(), 4).toBuffer(),
    perceptual: await hash(open, info),
  };
}

const largest = 1280;

/** The pixels of a frame, upright, and the number of frames, within the limits. */
async function measure(bytes: Uint8Array, job: FileJob): Promise<Shape> {
  const all = await openSharp(bytes, { limitInputPixels: false, pages: -1 }).metadata();
  const { autoOrient, pageHeight, pages: frames = 1 } = all;
  const width = autoOrient.width;
  const height = pageHeight ?? autoOrient.height;
  const isLarge = Math.max(width, height) > job.maxSide || width * height > job.maxPixels;
  if (isLarge) throw new Error(`has ${width} by ${height} pixels`);
  if (frames > job.maxFrames) throw new Error(`has ${frames} frames`);
  if (width * height * frames > job.maxPixelsOfAll)
    throw new Error(`has ${frames} frames of ${width} by ${height}`);
  return { width, height, frames };
}

/** A tiny picture of three colours, as raw bytes; transparent parts are white. */
function shrink(picture: Sharp, side: number): Sharp {
  return picture.resize(side, side, { fit: 'fill' }).flatten({ background: 'white' }).raw();
}

/** The perceptual hashes of the whole and of its centre, nine tenths of each side. */
async function hash(
  open: () => Sharp,
  { width, height }: { width: number; height: number },
): Promise<bigint[]> {
  const [innerWidth, innerHeight] = [toInner(width), toInner(height)];
  const [left, top] = [(width - innerWidth) >> 1, (height - innerHeight) >> 1];
  const centre = open().extract({ left, top, width: innerWidth, height: innerHeight });
  return listPerceptualHashes(await readGrey(open()), await readGrey(centre));
}

const toInner = (side: number): number => Math.max(1, Math.round(side * 0.9));

function readGrey(picture: Sharp): Promise<Uint8Array> {
  return picture
    .flatten({ background: 'white' })
    .greyscale()
    .resize(perceptualSide, perceptualSide, { fit: 'fill' })
    .raw()
    .toBuffer();
}
