import * as z from 'zod/mini';

/**
 * `extraData` of `account_noticed`, sent to the sessions of the account that it is about: something became true for it
 * without a transaction of its own. A message can arrive twice: a client shows each `id` once.
 */
export const accountNoticedSchema = z.object({
  chainId: z.int(),
  notices: z.array(
    z.object({
      id: z.string(),
      /** Which news: its area declares the name and the schema of `content`. */
      kind: z.string(),
      content: z.unknown(),
    }),
  ),
});

export type AccountNoticed = z.infer<typeof accountNoticedSchema>;
