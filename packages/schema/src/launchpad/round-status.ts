import * as z from 'zod/mini';

/** Pending 0 (a draft, never listed), coming 1, going 2, open 3, close 4; null while the round's chain has no index. */
export const roundStatusSchema = z.union([
  z.null(),
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
]);

export type WireRoundStatus = z.infer<typeof roundStatusSchema>;
