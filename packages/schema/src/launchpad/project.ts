import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { launchpadNetworkSchema } from './launchpad-network.ts';
import { roundStatusSchema } from './round-status.ts';
import { roundSaleSchema } from './sale.ts';
import { wholeAmountSchema } from './whole-amount.ts';

const amount = z.nullable(wholeAmountSchema);
/** Chain seconds; null while it is not set (`TBA`) or not known. */
const time = z.nullable(z.int());

/** Links of a project; null where it has none. The specification spells the field `socical`. */
export const socialLinksSchema = z.object({
  telegram: z.nullable(z.string()),
  twitter: z.nullable(z.string()),
  medium: z.nullable(z.string()),
  website: z.nullable(z.string()),
});

/** A round of a project. */
export const projectRoundSchema = z.object({
  /** The number of the round: `round` of the contract's terms. */
  id: z.int(),
  name: z.string(),
  status: roundStatusSchema,
  /** What the viewer buys in it, in whole tokens: before it is levelled the most it can become; null as in `Project`. */
  allocation: amount,
  // Not in the specification.
  chainId: z.int(),
  network: launchpadNetworkSchema,
  onChain: roundSaleSchema,
});

/**
 * A project with the specification's field names. Amounts are whole units, times chain seconds. Texts and pictures
 * are the operator's; everything else is of the sales on chain, and null where there is none or where it is not known.
 */
export const projectSchema = z.object({
  /** The number of the project: `project` of the contracts' terms. */
  id: z.int(),
  name: z.string(),
  /** The symbol of the sold token, as the operator writes it. */
  unit: z.string(),
  symbol: z.string(),
  description: z.string(),
  /** Paths at the origin of media, or null. */
  logoUrl: z.nullable(z.string()),
  backgroundUrl: z.nullable(z.string()),
  socical: socialLinksSchema,
  /** The contract of the first sale. */
  idoContract: z.nullable(addressSchema),
  /** Sold tokens for one payment token in the first sale. */
  swapAmount: amount,
  /** Tokens of all sales at their caps. */
  idoSupply: amount,
  totalSupply: amount,
  /** Payment tokens of all sales at their caps. */
  totalRaise: amount,
  /** The first opening and the last close of its sales. */
  startDate: time,
  endDate: time,
  /** Opening and close of its most active sale, whose round decides `status`. */
  startOpenIdo: time,
  closeJoinIdo: time,
  /** Commitments of all sales in per cent of their caps, with two decimals; above 100 when oversubscribed. */
  percentProcess: z.nullable(z.string().check(z.regex(/^\d+\.\d{2}$/))),
  /** The release of the tokens of the first sale as one line. */
  vesting: z.nullable(z.string()),
  /** That of its most active round. */
  status: roundStatusSchema,
  network: launchpadNetworkSchema,
  /** The chain of the sold token: sales are on its chain. */
  tokenNetwork: launchpadNetworkSchema,
  /** Of the sold token and of the payment token of the first sale. */
  decimals: z.nullable(z.int()),
  decimalUsd: z.nullable(z.int()),
  /** In the order of their numbers. */
  details: z.array(projectRoundSchema),
  schedules: z.array(z.object({ round: z.int(), startDate: time })),
  showdisclaimer: z.boolean(),
  /** `Claim Progress` opens by itself once a visit. */
  showPopupClaim: z.boolean(),
  enableKYC: z.boolean(),
  /** Payment tokens for one sold token in the first sale: an exact ratio, or 18 digits of one that never ends. */
  pricePer: amount,
  /** US dollars of one token now; null where the index has no price. */
  currentPrice: amount,
  /** The id of the token in `coins/markets`. */
  referenceId: z.nullable(z.string()),
  /** Milliseconds; unique, since it is the cursor of a page. */
  created: z.int(),
  /** The issuer of the first sale; null while nothing is on chain, or while its chain has no index. */
  owner: z.nullable(addressSchema),
  /** The viewer's tokens of the next date; null without a viewer, one that did not join, or where it is not known. */
  nextClaim: amount,
  /** What the viewer buys, claimed, and can claim now, in all rounds; null as `nextClaim`. */
  allocation: amount,
  claimed: amount,
  claimable: amount,
  /** The sold token of the first sale. */
  contractAddress: z.nullable(addressSchema),
  /** The contract of the stream of the first sale that has one. */
  contractDailyAddress: z.nullable(addressSchema),
  /** The next date on which the viewer gets tokens; the time of the block where they are due now. */
  nextDate: time,
  // Not in the specification.
  /** The chain of the first round; null without a round. */
  chainId: z.nullable(z.int()),
  /** Payment tokens that all sales hold, in whole units, and their buyers. */
  joined: amount,
  buyerCount: z.nullable(z.int()),
  /** Rounds of chains that have no index now: sums leave none out, so they are null. */
  unknownRounds: z.array(z.int()),
});

/** `POST /launchpad/open_idos`, `/launchpad/ended_idos` and `/launchpad/joined_idos`: `data`. */
export const projectListSchema = z.array(projectSchema);

export type WireProject = z.infer<typeof projectSchema>;
export type WireProjectRound = z.infer<typeof projectRoundSchema>;
