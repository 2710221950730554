import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { chainIdText } from '../wire/chain-id.ts';
import { eventTokenSchema } from '../wire/event-token.ts';
import { hashSchema } from '../wire/hash.ts';
import { beforeInQuery, pageSizeQuery } from '../wire/paging.ts';
import { wholeAmountSchema } from './whole-amount.ts';

const chainId = z.pipe(chainIdText, z.transform(Number));

/** Parameters of `GET /launchpad/monthly/{chainId}`. */
export const monthlySalesParams = z.object({ chainId });

/** Parameters of `GET /launchpad/monthly/{chainId}/{sale}/orders`. */
export const monthlyOrdersParams = z.object({ chainId, sale: addressInputSchema });

/** Its query: the orders of an account with numbers below `before`. */
export const monthlyOrdersQuery = z.object({
  account: addressInputSchema,
  pageSize: pageSizeQuery,
  before: beforeInQuery('Invalid before'),
});

/** The terms, which never change. Amounts are raw units. */
const termsSchema = z.object({
  token: z.object({ ...eventTokenSchema.shape, decimals: z.int() }),
  /** Raw tokens for 10¹⁸ wei. */
  tokensPerCoin: rawAmountSchema,
  /** Tokens for one coin, and coins for one token, in whole units: exact, or 18 digits of a decimal that never ends. */
  swapAmount: wholeAmountSchema,
  pricePer: wholeAmountSchema,
  /** The share that is paid at once, in basis points, and the months over which the rest is paid. */
  firstBps: z.int(),
  months: z.int(),
  /** The least purchase in wei. */
  minimum: rawAmountSchema,
});

/** What the contract has at the block: `unknown` while no node answers for it. */
const standingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unknown') }),
  z.object({
    kind: z.literal('known'),
    /** `soldOut`: its tokens do not cover the least purchase; `stopped`: its owner ended it for good. */
    state: z.enum(['running', 'soldOut', 'stopped']),
    /** Raw tokens that nobody bought, and those that orders wait for. */
    freeTokens: rawAmountSchema,
    reservedTokens: rawAmountSchema,
  }),
]);

/** A sale for the native coin with monthly release. The page reads what it pays or withdraws from the contract. */
export const monthlySaleSchema = z.object({
  chainId: z.int(),
  address: addressSchema,
  /** `unknown` until a node answered once. */
  terms: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('unknown') }),
    z.object({ kind: z.literal('known'), ...termsSchema.shape }),
  ]),
  standing: standingSchema,
  /** All orders: their number, paid wei, raw tokens, the part that is paid in months, and the paid part of that. */
  orderCount: z.int(),
  amountBNB: rawAmountSchema,
  amountBSCS: rawAmountSchema,
  amountBSCSBlock: rawAmountSchema,
  withdrawn: rawAmountSchema,
});

/** Its `data`: the block of the chain's index, and the sales at that block; none on a chain without one. */
export const monthlySalesSchema = z.object({
  blockNumber: z.int(),
  blockTimestamp: z.int(),
  sales: z.array(monthlySaleSchema),
});

/** An order with the specification's field names. Amounts are wei and raw tokens, times chain seconds. */
export const monthlyOrderSchema = z.object({
  id: z.int(),
  userId: addressSchema,
  createdDate: z.int(),
  amountBNB: rawAmountSchema,
  amountBSCS: rawAmountSchema,
  /** The tokens that are paid in months. */
  amountBSCSBlock: rawAmountSchema,
  numWithDraw: z.int(),
  // Not in the specification.
  /** The paid part of `amountBSCSBlock`. */
  withdrawn: rawAmountSchema,
  txHash: hashSchema,
  /** What follows from the terms of the sale: `unknown` where they are. */
  release: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('unknown') }),
    z.object({
      kind: z.literal('known'),
      /** The time of the next payment, due or to come; 0 when all are paid. */
      nextMonth: z.int(),
      /** Raw tokens that can be withdrawn at the block. */
      due: rawAmountSchema,
    }),
  ]),
});

/** Its `data`: the last order first. */
export const monthlyOrdersSchema = z.object({
  blockNumber: z.int(),
  blockTimestamp: z.int(),
  orders: z.array(monthlyOrderSchema),
  /** `before` of the next page; null on the last one. */
  nextBefore: z.nullable(z.int()),
});

export type WireMonthlySale = z.infer<typeof monthlySaleSchema>;
export type WireMonthlyOrder = z.infer<typeof monthlyOrderSchema>;
