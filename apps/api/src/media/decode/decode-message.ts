import { z } from 'zod';

const byteArray = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A picture for the child: it becomes a square webp of each size. */
export const decodeJobSchema = z.object({
  bytes: byteArray,
  sizes: z.array(z.int().positive()),
  /** Limits of the picture before it is decoded. */
  maxPixels: z.int().positive(),
  maxSide: z.int().positive(),
});

export type DecodeJob = z.infer<typeof decodeJobSchema>;

/** The child's answer to a job: one picture for each size, in their order, or why there are none. */
export function createDecodeResultSchema({ sizes }: Pick<DecodeJob, 'sizes'>) {
  return z.union([
    z.object({ pictures: z.array(byteArray).length(sizes.length) }),
    z.object({ reason: z.string() }),
  ]);
}
