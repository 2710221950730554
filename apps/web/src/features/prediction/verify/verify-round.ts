import { computePayout } from '@tradewind/rules/prediction/payout';
import { type Boundary, computeOutcome, type Outcome } from '@tradewind/rules/prediction/round';
import { joinVerdicts, type Verdict } from '../../../shared/verify/verdict.ts';
import type { Round } from '../live/round.ts';
import type { BoundaryEvidence, RoundEvidence } from './round-evidence.ts';

export type BoundaryVerification = {
  readonly verdict: Verdict;
  readonly boundary: BoundaryEvidence;
  /** Each part of the proof; all must hold. */
  readonly isKnown: boolean;
  readonly isInTime: boolean;
  readonly isFirst: boolean;
  readonly isSamePrice: boolean;
};

/** A field that differs between page and chain. */
export type Difference = {
  readonly field: 'lockedPrice' | 'closedPrice' | 'totalUp' | 'totalDown' | 'outcome' | 'yourPosition';
  readonly shown: bigint | Outcome | undefined;
  readonly chain: bigint | Outcome | undefined;
};

export type RoundVerification = {
  readonly lock: BoundaryVerification;
  readonly close: BoundaryVerification;
  readonly outcome: { readonly verdict: Verdict; readonly expected: Outcome };
  readonly position: { readonly verdict: Verdict; readonly payout: bigint; readonly expected: bigint };
  readonly page: { readonly verdict: Verdict; readonly differences: readonly Difference[] };
  /** Bad if any part is bad; else open if any part except the page is open. */
  readonly verdict: Verdict;
};

/**
 * Recomputes a round from on-chain data and compares it with
 * the page's data (undefined while the server is unreachable).
 */
export function verifyRound(evidence: RoundEvidence, shown: Round | undefined): RoundVerification {
  const lock = verifyBoundary(evidence.lock, evidence.maxDelay);
  const close = verifyBoundary(evidence.close, evidence.maxDelay);
  const outcome = verifyOutcome(evidence);
  const position = verifyPosition(evidence);
  const page = verifyPage(evidence, shown);
  // When one boundary has no price, the other needs no proof.
  const ends = [lock, close].map(({ verdict }) =>
    verdict === 'open' && outcome.expected === 'void' ? 'good' : verdict,
  );
  const verdicts = [...ends, outcome.verdict, position.verdict];
  return {
    lock,
    close,
    outcome,
    position,
    page,
    verdict: page.verdict === 'bad' ? 'bad' : joinVerdicts(verdicts),
  };
}

/**
 * The price of the feed's first round after the boundary, in
 * time: updatedAt(r − 1) <= t < updatedAt(r) <= t + maxDelay.
 */
function verifyBoundary(boundary: BoundaryEvidence, maxDelay: bigint): BoundaryVerification {
  const { time, state, price, feedRound, feedRoundBefore, isFirstOfPhase } = boundary;
  const isKnown = feedRound !== undefined;
  const isInTime = isKnown && feedRound.updatedAt > time && feedRound.updatedAt <= time + maxDelay;
  const isFirst = isFirstOfPhase || (feedRoundBefore !== undefined && feedRoundBefore.updatedAt <= time);
  const isSamePrice = isKnown && feedRound.price === price && price > 0n;
  const holds = isKnown && isInTime && isFirst && isSamePrice;
  // The absence of a price was proven to the contract at that time; the feed has no data to prove it again.
  const verdict = state === 'unresolved' ? 'open' : state === 'void' || holds ? 'good' : 'bad';
  return { verdict, boundary, isKnown, isInTime, isFirst, isSamePrice };
}

/** A round without stakes is never settled. */
function verifyOutcome(evidence: RoundEvidence): RoundVerification['outcome'] {
  const expected = computeOutcome(evidence, evidence.lock, evidence.close);
  if (evidence.outcome === expected) return { verdict: expected === 'pending' ? 'open' : 'good', expected };
  const isUndecided = evidence.outcome === 'pending' && isUnstaked(evidence);
  return { verdict: isUndecided ? 'good' : 'bad', expected };
}

function isUnstaked({ totalUp, totalDown }: RoundEvidence): boolean {
  return totalUp === 0n && totalDown === 0n;
}

function verifyPosition(evidence: RoundEvidence): RoundVerification['position'] {
  const { position, outcome, claimable } = evidence;
  const payout = position ? computePayout(position, evidence, outcome) : 0n;
  const expected = position?.isClaimed ? 0n : payout;
  return { verdict: claimable === expected ? 'good' : 'bad', payout, expected };
}

function verifyPage(evidence: RoundEvidence, shown: Round | undefined): RoundVerification['page'] {
  if (!shown) return { verdict: 'open', differences: [] };
  const { lock, close, position } = evidence;
  const pairs: readonly Difference[] = [
    { field: 'lockedPrice', shown: findProven(shown.lock), chain: findProven(lock) },
    { field: 'closedPrice', shown: findProven(shown.close), chain: findProven(close) },
    { field: 'totalUp', shown: shown.totalUp, chain: evidence.totalUp },
    { field: 'totalDown', shown: shown.totalDown, chain: evidence.totalDown },
    { field: 'outcome', shown: shown.outcome, chain: evidence.outcome },
    { field: 'yourPosition', shown: toSigned(shown.position), chain: toSigned(position) },
  ];
  const differences = pairs.filter(({ shown: a, chain: b }) => a !== b);
  return { verdict: differences.length === 0 ? 'good' : 'bad', differences };
}

function findProven(boundary: Boundary): bigint | undefined {
  return boundary.state === 'priced' ? boundary.price : undefined;
}

function toSigned(position: Round['position']): bigint | undefined {
  if (!position) return undefined;
  return position.isUp ? position.amount : -position.amount;
}
