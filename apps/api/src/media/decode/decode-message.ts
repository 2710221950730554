import { perceptualForms } from '@tradewind/rules/media/perceptual-distance';
import { derivedNames } from '@tradewind/schema/media/media-file';
import { z } from 'zod';

const byteArray = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
const pixels = z.int().positive();

/** Limits of a picture before it is decoded. */
const limits = { maxPixels: pixels, maxSide: pixels };
const picture = { bytes: byteArray, ...limits };

/** A picture that becomes a square webp of each size. */
export const squaresJobSchema = z.object({ ...picture, sizes: z.array(pixels) });
/** A picture that becomes one webp of its own form, not larger than the box and not larger than it is. */
export const boxJobSchema = z.object({ ...picture, box: z.object({ width: pixels, height: pixels }) });
/** A file of a kind that is to be proven; the child reads it by itself. */
export const fileJobSchema = z.object({
  path: z.string(),
  kind: z.enum(['png', 'jpeg', 'gif', 'webp', 'mp4', 'flv']),
  ...limits,
  maxFrames: pixels,
  /** Of all frames together. */
  maxPixelsOfAll: pixels,
});
/** Work for the child. */
export const decodeJobSchema = z.union([squaresJobSchema, boxJobSchema, fileJobSchema]);

export type SquaresJob = z.infer<typeof squaresJobSchema>;
export type BoxJob = z.infer<typeof boxJobSchema>;
export type FileJob = z.infer<typeof fileJobSchema>;
export type PictureJob = SquaresJob | BoxJob;

const refusalSchema = z.object({ reason: z.string() });

/** The child's answer to a picture: one for each size, in their order, or for the box; or why there are none. */
export function createPicturesSchema(job: PictureJob) {
  const count = 'box' in job ? 1 : job.sizes.length;
  return z.union([z.object({ result: z.array(byteArray).length(count) }), refusalSchema]);
}

const fileReportSchema = z.object({
  /** Of a picture, as it is shown; null of a video, whose page finds them out. */
  width: z.nullable(pixels),
  height: z.nullable(pixels),
  frames: pixels,
  /** Playing time of a video. */
  seconds: z.nullable(z.number().nonnegative()),
  derived: z.array(z.object({ name: z.enum(derivedNames), bytes: byteArray })),
  /** Four by four colours of three bytes; null of a video. */
  placeholder: z.nullable(
    z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length === 48),
  ),
  /** Perceptual hashes of all forms, the first one of the picture as it is; empty of a video. */
  perceptual: z.union([z.array(z.bigint()).length(perceptualForms), z.tuple([])]),
});
export type FileReport = z.infer<typeof fileReportSchema>;

/** The child's answer to a file. */
export const fileAnswerSchema = z.union([z.object({ result: fileReportSchema }), refusalSchema]);
