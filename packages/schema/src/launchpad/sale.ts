import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { eventTokenSchema } from '../wire/event-token.ts';
import { hashSchema } from '../wire/hash.ts';

export const saleStateSchema = z.enum(['open', 'levelled', 'delivered', 'cancelled']);
export const deadReasonSchema = z.enum([
  'vetoed',
  'notFunded',
  'softCapMissed',
  'notSettled',
  'notDelivered',
]);

const saleTokenSchema = z.object({ ...eventTokenSchema.shape, decimals: z.int() });

/** A dated part of the tokens: seconds from the date of the token, and the share up to it. */
const trancheSchema = z.object({ afterSeconds: z.int(), cumulativeBps: z.int() });

/** The part of the tokens that is released in equal periods. */
const streamSchema = z.object({
  shareBps: z.int(),
  firstReleaseBps: z.int(),
  cliffSeconds: z.int(),
  periodSeconds: z.int(),
  periods: z.int(),
});

/**
 * A sale as the index has it: terms, which never change, and the present book. Amounts are raw units, of `pay` unless
 * a field says otherwise; times are chain seconds. The page reads whatever it pays or claims from the contract.
 */
export const saleSchema = z.object({
  chainId: z.int(),
  address: addressSchema,
  /** `fixed`: joined until the cap is reached ("Join pool"); `commit`: any sum, settled by a level ("Commit fund"). */
  kind: z.enum(['fixed', 'commit']),
  state: saleStateSchema,
  /** Why it is cancelled; null otherwise. */
  cancelReason: z.nullable(deadReasonSchema),
  /** Why the next call cancels it; null while it can end well, or has ended. */
  deadReason: z.nullable(deadReasonSchema),
  /** The guardian paused its joins. */
  isPaused: z.boolean(),
  /** All tokens of the cap are deposited before it opens, and whether they are. */
  isPrefunded: z.boolean(),
  isFunded: z.boolean(),
  pay: saleTokenSchema,
  token: saleTokenSchema,
  issuer: addressSchema,
  feeTo: addressSchema,
  /** The account whose permits a join needs; null where it needs none. */
  signer: z.nullable(addressSchema),
  signerEpoch: z.int(),
  /** The Merkle root of the list and the SHA-256 of its file; null where anybody may join. */
  listRoot: z.nullable(hashSchema),
  listHash: z.nullable(hashSchema),
  openAt: z.int(),
  closeAt: z.int(),
  deliverBy: z.int(),
  latestTge: z.int(),
  refundSeconds: z.int(),
  softCap: rawAmountSchema,
  hardCap: rawAmountSchema,
  minPerUser: rawAmountSchema,
  maxPerUser: rawAmountSchema,
  maxWeight: z.int(),
  /** Raw sold tokens for 10¹⁸ raw units of the payment token. */
  tokensPerPayE18: rawAmountSchema,
  feeBps: z.int(),
  tranches: z.array(trancheSchema),
  /** Null where nothing is streamed. */
  stream: z.nullable(streamSchema),
  /** The contract of the stream (`contractDailyAddress`). */
  vesting: z.nullable(addressSchema),
  committed: rawAmountSchema,
  buyerCount: z.int(),
  /** Null before it is levelled. */
  level: z.nullable(rawAmountSchema),
  accepted: z.nullable(rawAmountSchema),
  /** The date of the token; null before the delivery (`TBA`). */
  tgeAt: z.nullable(z.int()),
});

/** The known part of a round on chain: `none` before its sale exists, `unknown` while the chain has no index. */
export const roundSaleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('unknown') }),
  z.object({
    kind: z.literal('known'),
    sale: saleSchema,
    /** The block of the chain's index, and its time: the status is of that time. */
    blockNumber: z.int(),
    blockTimestamp: z.int(),
  }),
]);

export type WireSale = z.infer<typeof saleSchema>;
export type WireRoundSale = z.infer<typeof roundSaleSchema>;
