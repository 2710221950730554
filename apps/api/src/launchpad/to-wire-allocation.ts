import type { ProjectRow } from '@tradewind/db/launchpad/app-tables';
import type { AccountStanding } from '@tradewind/db/launchpad/find-account-standing.query';
import type { SaleRow } from '@tradewind/db/launchpad/sale-row';
import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import type { Allocation } from '@tradewind/rules/launchpad/allocation';
import { type ClaimRow, listClaimRows, streamRound } from '@tradewind/rules/launchpad/claim-row';
import { computeProgressBps } from '@tradewind/rules/launchpad/progress';
import type {
  WireAdmission,
  WireAllocation,
  WireClaimRow,
  WireHolding,
} from '@tradewind/schema/launchpad/allocation';
import { encodeJoin } from './encode-join.ts';
import type { KnownRound } from './round-view.ts';
import { findTokens, toTokens } from './sale-facts.ts';
import { formatPercentage } from './to-wire-calendar.ts';

/** Opaque: it says only that its call pays something. */
const signed = '0x01';

export type AllocationFacts = {
  readonly project: ProjectRow;
  readonly round: KnownRound;
  readonly admission: WireAdmission;
  /** Of the account; undefined without a session of it that counts on the chain of the round. */
  readonly standing: AccountStanding | undefined;
};

export function toWireAllocation(facts: AllocationFacts): WireAllocation {
  const { round, admission, standing } = facts;
  const { sale, buyer, holding } = round;
  const own = holding.holding;
  const pay = own.kind === 'notJoined' ? findJoinable(sale, admission) : own.committed;
  const tokens = findTokens(sale, holding) ?? (pay === undefined ? undefined : toTokens(sale, pay));
  return {
    claimContract: sale.address,
    joinContract: sale.address,
    joinBusd: pay === undefined ? null : formatExactAmount(pay, sale.payDecimals),
    joinToken: tokens === undefined ? null : formatExactAmount(tokens, sale.tokenDecimals),
    joinSignBusd: facts.standing !== undefined ? findJoinProof(round, admission) : null,
    joinStatus: own.kind === 'notJoined' ? 0 : 2,
    completeKYC: standing?.isKycComplete ?? null,
    claimbles: toClaimRows(facts),
    claimChange: toClaimChange(facts),
    schedules: listScheduled(round, tokens ?? 0n).map((row) => ({
      claimToken: formatExactAmount(row.tokens, sale.tokenDecimals),
      claimTime: toNumber(row.date),
      percentage: formatPercentage(row.share),
    })),
    round: round.id,
    chainId: round.chainId,
    admission,
    needsPermit: sale.signer !== null,
    isDisclaimerAccepted: standing?.isDisclaimerAccepted ?? null,
    holding: toWireHolding(own),
    isSelfClaimOnly: buyer?.isSelfClaimOnly ?? false,
    progressBps: toNumber(computeProgressBps(holding.rows)),
    blockNumber: round.blockNumber,
    blockTimestamp: Number(round.time),
  };
}

/** What a first join may commit; undefined while the line of the list is not known. */
function findJoinable(sale: SaleRow, admission: WireAdmission): bigint | undefined {
  if (admission.kind === 'unknown') return undefined;
  if (admission.kind === 'notListed') return 0n;
  const listed = admission.kind === 'listed' ? BigInt(admission.maxCommit) : sale.maxPerUser;
  const most = listed < sale.maxPerUser ? listed : sale.maxPerUser;
  if (sale.kind === 'commit') return most;
  const left = sale.hardCap > sale.committed ? sale.hardCap - sale.committed : 0n;
  return most < left ? most : left;
}

/** A permit is another call: it lives for minutes. */
function findJoinProof({ sale, status }: KnownRound, admission: WireAdmission): string | null {
  if (sale.signer !== null || (status !== 'open' && status !== 'going')) return null;
  if (admission.kind === 'open') return encodeJoin({ maxCommit: 0n, weight: 0, proof: [] });
  if (admission.kind !== 'listed') return null;
  return encodeJoin({ ...admission, maxCommit: BigInt(admission.maxCommit) });
}

/** The dates of the purchase, or of the most that it can become. */
function listScheduled({ holding, time }: KnownRound, tokens: bigint): readonly ClaimRow[] {
  return holding.rows.length > 0
    ? holding.rows
    : listClaimRows({ ...holding.purchase, bought: tokens }, time);
}

function toClaimRows({ round, standing }: AllocationFacts): WireClaimRow[] {
  const isSignedIn = standing !== undefined;
  const { sale, holding } = round;
  const { rows, holding: own } = holding;
  const canRefund = own.kind === 'accepted' && own.refund.kind === 'open';
  const isAll = rows.every(({ state }) => state === 'claimed');
  const toText = (raw: bigint) => formatExactAmount(raw, sale.tokenDecimals);
  return rows.map((row) => ({
    claimRound: row.claimRound,
    contractAddress: row.claimRound === streamRound ? (sale.vesting ?? sale.address) : sale.address,
    claimToken: toText(row.tokens),
    claimedType: findClaimedType(row, isAll),
    signToken: isSignedIn && row.due > 0n ? signed : null,
    signBusd: isSignedIn && canRefund ? signed : null,
    claimTime: toNumber(row.date),
    percentage: formatPercentage(row.share),
    state: row.state,
    claimed: toText(row.claimed),
    due: toText(row.due),
  }));
}

/** Partial claims of the stream are those of its own contract, which a client adds to the tranches. */
function findClaimedType({ state, claimRound }: ClaimRow, isAll: boolean): 0 | 1 | 2 {
  if (isAll) return 1;
  return state === 'claimed' && claimRound !== streamRound ? 2 : 0;
}

function toClaimChange({ round, standing }: AllocationFacts): WireAllocation['claimChange'] {
  const { sale, holding } = round;
  const amount = findChange(holding.holding);
  return {
    refundContract: sale.address,
    refundBusd: amount === undefined ? null : formatExactAmount(amount, sale.payDecimals),
    signRefund: standing !== undefined && amount !== undefined ? signed : null,
    fundProcess: amount !== undefined && amount > 0n ? 1 : 0,
  };
}

/** Payment tokens that are paid back without giving anything up; undefined while they are calculated. */
function findChange(holding: Allocation): bigint | undefined {
  if (holding.kind === 'accepted') return holding.change.isTaken ? 0n : holding.change.amount;
  if (holding.kind === 'dead') return holding.due;
  return holding.kind === 'refunded' ? 0n : undefined;
}

function toWireHolding(holding: Allocation): WireHolding {
  if (holding.kind === 'notJoined') return holding;
  if (holding.kind === 'accepted') return toWireAccepted(holding);
  const committed = holding.committed.toString();
  if (holding.kind === 'dead') return { ...holding, committed, due: holding.due.toString() };
  if (holding.kind === 'refunded') return { ...holding, committed, amount: holding.amount.toString() };
  return { ...holding, committed };
}

function toWireAccepted(holding: Extract<Allocation, { kind: 'accepted' }>): WireHolding {
  const { change, refund } = holding;
  return {
    kind: holding.kind,
    committed: holding.committed.toString(),
    accepted: holding.accepted.toString(),
    change: { amount: change.amount.toString(), isTaken: change.isTaken },
    bought: holding.bought.toString(),
    refund: toWireRefund(refund),
  };
}

function toWireRefund(refund: Extract<Allocation, { kind: 'accepted' }>['refund']) {
  if (refund.kind === 'over') return { kind: refund.kind, since: Number(refund.since) };
  if (refund.kind !== 'open') return refund;
  const { until, amount, tokens } = refund;
  return {
    kind: refund.kind,
    until: Number(until),
    amount: amount.toString(),
    tokens: tokens.toString(),
  };
}

const toNumber = (value: bigint | undefined): number | null => (value === undefined ? null : Number(value));
