import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { hashSchema } from '../wire/hash.ts';
import { deadReasonSchema } from './sale.ts';
import { wholeAmountSchema } from './whole-amount.ts';

const hexText = z.string().check(z.regex(/^0x(?:[0-9a-f]{2})*$/));
/** Opaque and unchecked: amounts come from the chain. Null while its call would pay nothing, or without a session. */
const sign = z.nullable(hexText);

/** A claim round of the account: a tranche by its place, or the stream (1000). */
export const claimRowSchema = z.object({
  claimRound: z.int(),
  /** The sale, or the contract of the stream. */
  contractAddress: addressSchema,
  /** Whole tokens of the tranche, or of the whole stream. */
  claimToken: wholeAmountSchema,
  /** 1: everything of the allocation is claimed; 2: this tranche is. Never 2 for a stream, which the chain counts. */
  claimedType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  signToken: sign,
  signBusd: sign,
  // Not in the specification.
  claimTime: z.nullable(z.int()),
  percentage: wholeAmountSchema,
  state: z.enum(['waiting', 'claim', 'claimed', 'refunded', 'tba']),
  /** Whole tokens that are claimed, and that a claim pays now. */
  claimed: wholeAmountSchema,
  due: wholeAmountSchema,
});

/** Change of a settled sale, or the whole commitment of a dead one. */
export const claimChangeSchema = z.object({
  refundContract: addressSchema,
  /** Whole payment tokens; null while it is calculated. */
  refundBusd: z.nullable(wholeAmountSchema),
  signRefund: sign,
  /** 1 once it can be claimed. */
  fundProcess: z.union([z.literal(0), z.literal(1)]),
});

/** Whether a purchase can be returned, in raw units. */
const refundRightSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('beforeDelivery') }),
  z.object({
    kind: z.literal('open'),
    until: z.int(),
    amount: rawAmountSchema,
    tokens: rawAmountSchema,
  }),
  z.object({ kind: z.literal('claimed') }),
  z.object({ kind: z.literal('over'), since: z.int() }),
]);

/**
 * What an account has of a sale at the block of the answer, in raw units (`Allocation` of the rules). `dead`: all that
 * is `due` is paid back, as soon as anybody cancels the sale.
 */
export const holdingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notJoined') }),
  z.object({ kind: z.literal('committed'), committed: rawAmountSchema }),
  z.object({
    kind: z.literal('accepted'),
    committed: rawAmountSchema,
    accepted: rawAmountSchema,
    change: z.object({ amount: rawAmountSchema, isTaken: z.boolean() }),
    bought: rawAmountSchema,
    refund: refundRightSchema,
  }),
  z.object({
    kind: z.literal('dead'),
    reason: deadReasonSchema,
    committed: rawAmountSchema,
    due: rawAmountSchema,
  }),
  z.object({ kind: z.literal('refunded'), committed: rawAmountSchema, amount: rawAmountSchema }),
]);

/** Who may join: anybody, the account by its line of the list, or not known while the file of the list is missing. */
export const admissionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({
    kind: z.literal('listed'),
    /** Raw payment tokens. */
    maxCommit: rawAmountSchema,
    weight: z.int(),
    proof: z.array(hashSchema),
  }),
  z.object({ kind: z.literal('notListed') }),
  z.object({ kind: z.literal('unknown') }),
]);

/**
 * An account in one round of a project. An account that is not on the list of a sale and did not join it has no
 * allocation there.
 */
export const allocationSchema = z.object({
  claimContract: addressSchema,
  joinContract: addressSchema,
  /** Whole payment tokens: what may be joined, at last the joined sum; null while the file of the list is missing. */
  joinBusd: z.nullable(wholeAmountSchema),
  /** Whole tokens that are bought: before the sale is levelled the most it can become; null as `joinBusd`. */
  joinToken: z.nullable(wholeAmountSchema),
  /** The listing and the permit of a join, ABI-encoded; null without a session, or where a join is not possible. */
  joinSignBusd: sign,
  /** 2 joined, else 0. */
  joinStatus: z.union([z.literal(0), z.literal(2)]),
  /** Null without a session of the account that counts on the chain: nobody else learns it. */
  completeKYC: z.nullable(z.boolean()),
  claimbles: z.array(claimRowSchema),
  claimChange: claimChangeSchema,
  schedules: z.array(
    z.object({
      claimToken: wholeAmountSchema,
      claimTime: z.nullable(z.int()),
      percentage: wholeAmountSchema,
    }),
  ),
  // Not in the specification.
  round: z.int(),
  chainId: z.int(),
  admission: admissionSchema,
  /** A join needs a permit too: `POST /launchpad/permit`. */
  needsPermit: z.boolean(),
  /** The account accepted the disclaimer of the project; null as `completeKYC`. */
  isDisclaimerAccepted: z.nullable(z.boolean()),
  holding: holdingSchema,
  /** Nobody else may claim for the account. */
  isSelfClaimOnly: z.boolean(),
  /** Claimed basis points of the purchase; null where nothing was bought yet. */
  progressBps: z.nullable(z.int()),
  /** The block of the chain's index, and its time. */
  blockNumber: z.int(),
  blockTimestamp: z.int(),
});

/** `POST /Ido/your_allocations`: `data`, by the numbers of the rounds that are on chain. */
export const allocationListSchema = z.array(allocationSchema);

/**
 * Fields of its answer beside `data`: rounds of chains that have no index now, about which nothing is known, and rounds
 * whose list is stored and does not name the account, which did not join them.
 */
export const allocationListFields = {
  unknownRounds: z.array(z.int()),
  notListedRounds: z.array(z.int()),
};

export type WireAllocation = z.infer<typeof allocationSchema>;
export type WireClaimRow = z.infer<typeof claimRowSchema>;
export type WireHolding = z.infer<typeof holdingSchema>;
export type WireAdmission = z.infer<typeof admissionSchema>;
