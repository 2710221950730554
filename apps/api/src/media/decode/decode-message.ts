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

/** The child's answer: the pictures in the order of the sizes, or why there are none. */
export const decodeResultSchema = z.union([
  z.object({ pictures: z.array(byteArray) }),
  z.object({ reason: z.string() }),
]);

export type DecodeJob = z.infer<typeof decodeJobSchema>;
