import { z } from 'zod';

const byteArray = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
const pixels = z.int().positive();

const picture = {
  bytes: byteArray,
  /** Limits of the picture before it is decoded. */
  maxPixels: pixels,
  maxSide: pixels,
};

/** A picture that becomes a square webp of each size. */
export const squaresJobSchema = z.object({ ...picture, sizes: z.array(pixels) });
/** A picture that becomes one webp of its own form, not larger than the box and not larger than it is. */
export const boxJobSchema = z.object({ ...picture, box: z.object({ width: pixels, height: pixels }) });
/** A picture for the child. */
export const decodeJobSchema = z.union([squaresJobSchema, boxJobSchema]);

export type SquaresJob = z.infer<typeof squaresJobSchema>;
export type BoxJob = z.infer<typeof boxJobSchema>;
export type DecodeJob = z.infer<typeof decodeJobSchema>;

/** The child's answer to a job: one picture for each size, in their order, or for the box; or why there are none. */
export function createDecodeResultSchema(job: DecodeJob) {
  return z.union([
    z.object({ pictures: z.array(byteArray).length('box' in job ? 1 : job.sizes.length) }),
    z.object({ reason: z.string() }),
  ]);
}
