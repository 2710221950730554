import { computeAccepted, type Commitment } from './level.ts';
import { computeTokens } from './schedule.ts';
import { findDeadReason, type DeadReason, type SaleFacts, type SaleState } from './status.ts';

/** What `ISale` knows of a sale and its end; amounts in raw units, times in chain seconds. */
export type SaleRecord = Omit<SaleFacts, 'state'> & {
  /** Zero before the sale is levelled (`ISale.Outcome`). */
  readonly level: bigint;
  /** Zero before the delivery. */
  readonly tgeAt: bigint;
  readonly refundSeconds: bigint;
  readonly tokensPerPayE18: bigint;
} & (
    | { readonly state: Exclude<SaleState, 'cancelled'> }
    | { readonly state: 'cancelled'; readonly reason: DeadReason }
  );

/** What `ISale.userInfo` answers; `claimedTranches` has a bit for each tranche, `steps` those of the stream. */
export type Buyer = Commitment & {
  readonly claimedTranches: bigint;
  readonly steps: bigint;
  readonly isChangeTaken: boolean;
  readonly isRefunded: boolean;
};

/** The part of a commitment that does not count, in raw units of the payment token. */
export type Change = { readonly amount: bigint; readonly isTaken: boolean };

/** Whether a purchase can be returned, and what `ISale.refund` would pay and take. */
export type RefundRight =
  | { readonly kind: 'beforeDelivery' }
  | { readonly kind: 'open'; readonly until: bigint; readonly amount: bigint; readonly tokens: bigint }
  | { readonly kind: 'claimed' }
  | { readonly kind: 'over'; readonly since: bigint };

/**
 * What an account has of a sale. An amount that is not known yet is in no state, so it is never 0 instead.
 * * `notJoined`: nothing was committed.
 * * `committed`: the sale is not levelled; how much counts is not known.
 * * `accepted`: `accepted` of the commitment counts and buys `bought` tokens; `change` is paid back.
 * * `dead`: the sale is cancelled, or the next call cancels it; everything that was not paid back is `due`.
 * * `refunded`: the account got `amount` back, with change that it had not taken before.
 */
export type Allocation =
  | { readonly kind: 'notJoined' }
  | { readonly kind: 'committed'; readonly committed: bigint }
  | {
      readonly kind: 'accepted';
      readonly committed: bigint;
      readonly accepted: bigint;
      readonly change: Change;
      readonly bought: bigint;
      readonly refund: RefundRight;
    }
  | { readonly kind: 'dead'; readonly reason: DeadReason; readonly committed: bigint; readonly due: bigint }
  | { readonly kind: 'refunded'; readonly committed: bigint; readonly amount: bigint };

/**
 * What an account has of a sale at a time of its chain. Equal to `ISale.accepted`, `bought`, `claimChange`, `refund`
 * and `userRefund`: accepted is the commitment, at most `level · weight / 2³²`; bought is `accepted · tokensPerPayE18
 * / 10¹⁸`; both are rounded down. A refund pays the commitment without change that was taken before.
 */
export function computeAllocation(sale: SaleRecord, buyer: Buyer, time: bigint): Allocation {
  const { committed } = buyer;
  if (committed === 0n) return { kind: 'notJoined' };
  const accepted = computeAccepted(buyer, sale.level);
  const due = buyer.isChangeTaken ? accepted : committed;
  if (buyer.isRefunded) return { kind: 'refunded', committed, amount: due };
  const reason = sale.state === 'cancelled' ? sale.reason : findDeadReason(sale, time);
  if (reason !== undefined) return { kind: 'dead', reason, committed, due };
  if (sale.state === 'open') return { kind: 'committed', committed };
  const bought = computeTokens(accepted, sale.tokensPerPayE18);
  return {
    kind: 'accepted',
    committed,
    accepted,
    change: { amount: committed - accepted, isTaken: buyer.isChangeTaken },
    bought,
    refund: findRefundRight(sale, buyer, { amount: due, tokens: bought }, time),
  };
}

/**
 * What the issuer and the receiver of the fee get in raw units of the payment token, once the refund window is over:
 * the fee is a share of `accepted - refunded`, rounded down, and the proceeds are the rest (`ISale.withdrawProceeds`).
 */
export function computeProceeds(sums: {
  readonly accepted: bigint;
  readonly refunded: bigint;
  readonly feeBps: bigint;
}): { readonly proceeds: bigint; readonly fee: bigint } {
  const sold = sums.accepted - sums.refunded;
  const fee = (sold * sums.feeBps) / 10_000n;
  return { proceeds: sold - fee, fee };
}

function findRefundRight(
  { state, tgeAt, refundSeconds }: SaleRecord,
  { claimedTranches, steps }: Buyer,
  terms: { readonly amount: bigint; readonly tokens: bigint },
  time: bigint,
): RefundRight {
  if (state !== 'delivered') return { kind: 'beforeDelivery' };
  const until = tgeAt + refundSeconds;
  if (time >= until) return { kind: 'over', since: until };
  return claimedTranches === 0n && steps === 0n ? { kind: 'open', until, ...terms } : { kind: 'claimed' };
}
