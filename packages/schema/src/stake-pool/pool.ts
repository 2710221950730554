import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../wire/address.ts';
import { rawAmountSchema, usdE18Schema } from '../wire/amount.ts';

/** A price of the deposit token with its source; a token without a known price has none. */
export const depositPriceSchema = z.object({
  /** US dollars of one whole token, scaled by 1e18. */
  usdE18: rawAmountSchema,
  /** `stablecoin`: counted as one dollar. `pools`: from the exchange's pools. */
  source: z.enum(['stablecoin', 'pools']),
  /** Chain seconds at which it was computed, and its age at the block of the answer; null for a stablecoin. */
  valuedAt: z.nullable(z.int()),
  ageSeconds: z.nullable(z.int()),
});

/** A period of the next stake. */
export const poolAprSchema = z.object({
  /** Seconds. */
  period: z.int(),
  /** Percent of a year of 31,556,926 seconds. */
  apr: z.number(),
  // Not in the specification.
  /** The largest stake that the pool accepts for the period, raw; null where no node answers. */
  capacity: z.nullable(rawAmountSchema),
});

/** A row of the table of fees: a stake of fewer whole days pays the fee, unless an earlier row counts. */
export const poolFeeSchema = z.object({
  unstakeDay: z.int(),
  /** Percent of the principal. */
  fee: z.number(),
});

/** A launch pool with the specification's field names. Its own additions are below the line; amounts are raw. */
export const stakePoolSchema = z.object({
  /** The number in the list of pools, from 0. */
  id: z.int(),
  name: z.string(),
  /** Whole days of the period with the largest rate, and that rate in percent. */
  lockDay: z.int(),
  apr: z.number(),
  /** US dollars of one whole deposit token; null where unknown. */
  depositPrice: z.nullable(z.number()),
  /** Null where the token has none. */
  depositSymbol: z.nullable(z.string()),
  earnSymbol: z.nullable(z.string()),
  /** The path of the earn token's logo at the origin of media. */
  logoUrl: z.string(),
  isFinish: z.boolean(),
  poolContract: addressSchema,
  /** The deposit token. */
  tokenContract: addressSchema,
  poolAprs: z.array(poolAprSchema),
  poolFees: z.array(poolFeeSchema),
  // Not in the specification.
  earnContract: addressSchema,
  depositDecimals: z.nullable(z.int()),
  earnDecimals: z.nullable(z.int()),
  price: z.nullable(depositPriceSchema),
  /** The principal of all open stakes, and its worth; the worth is null while the price is unknown. */
  totalLocked: rawAmountSchema,
  totalLockedUsdE18: usdE18Schema,
  openStakeCount: z.int(),
  /** The largest sum of all principal, and the smallest stake. */
  cap: rawAmountSchema,
  minimumStake: rawAmountSchema,
  /** Rewards that are set aside for open stakes and credits. */
  reserved: rawAmountSchema,
  /** Rewards that are not set aside, read from the contract at `blockNumber`; null unless known. */
  freeRewards: z.nullable(rawAmountSchema),
  /**
   * `reverting`: the earn token has no balance to read, so the pool takes no stake and every capacity is 0.
   * `unreachable`: no node answers now, and capacities are null.
   */
  freeRewardsState: z.enum(['known', 'reverting', 'unreachable']),
  /** The largest stake that the pool accepts for some period; null where no node answers. */
  capacity: z.nullable(rawAmountSchema),
  /** The number of the table of fees of the next stake. */
  feeVersion: z.int(),
  blockNumber: z.int(),
});

/** `POST /pool/infos`: `data`, in the order of creation; finished pools stay in the list. */
export const stakePoolListSchema = z.array(stakePoolSchema);

/** Fields of its answer beside `data`. */
export const stakePoolListFields = {
  /** Σ locked × price; null while a pool that holds stakes has no known price. */
  totalValueLockedUsdE18: usdE18Schema,
  blockNumber: z.nullable(z.int()),
};

/**
 * Body of `POST /pool/get_detail`: the number of a pool, as a number or as text, or its address. Other fields have no
 * effect.
 */
export const stakePoolRequest = z.object({
  poolId: z.union([
    z.int().check(z.nonnegative(), z.maximum(2_147_483_647)),
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'Invalid pool')), z.transform(Number)),
    addressInputSchema,
  ]),
});

export type WireStakePool = z.infer<typeof stakePoolSchema>;
export type WireDepositPrice = z.infer<typeof depositPriceSchema>;
