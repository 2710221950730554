import * as z from 'zod/mini';
import { rawAmountSchema } from '../wire/amount.ts';

/**
 * What others, or time, did to an account. `bid`: a bid on its listing, or another price of one. `outbid`: its leading
 * bid was beaten and paid back. `sold`: its work was bought, or settled by another account. `bought`:
 * a seller accepted its bid or its offer. `won`, `ended`: an auction
 * is over and can be settled, for the leading bidder and for the seller.
 */
export const marketNewsEvents = ['bid', 'outbid', 'sold', 'bought', 'won', 'ended'] as const;

/** The `content` of `account_noticed` for news of the market (`marketNewsKind`). */
export const marketNewsSchema = z.object({
  event: z.enum(marketNewsEvents),
  /** The number of the work, as in the lists. */
  work: z.int(),
  /** Of the bid or the sale, raw units of the quote token; null of an auction that ended without a bid. */
  price: z.nullable(rawAmountSchema),
});

export type MarketNews = z.infer<typeof marketNewsSchema>;
