import type { Ratio } from '../amount/ratio.ts';
import {
  computeReleased,
  computeStreamed,
  computeTrancheShare,
  computeTranches,
  countSteps,
  dateStep,
  dateTranche,
  type Schedule,
} from './schedule.ts';

/** Claim rounds of `ISale.claimTokens`: all due tranches, and the stream; below 100 the place of a tranche. */
export const dueTranchesRound = 100;
export const streamRound = 1000;

/** `tba`: the sale has no date of the token yet. */
export type ClaimRowState = 'waiting' | 'claim' | 'claimed' | 'refunded' | 'tba';

export type ClaimRow = {
  readonly claimRound: number;
  /** Raw units of the sold token, of a tranche or of the whole stream. */
  readonly tokens: bigint;
  /** The claimed part of them, and the part that a claim pays now. */
  readonly claimed: bigint;
  readonly due: bigint;
  /** Share of the whole purchase, exact. */
  readonly share: Ratio;
  /** Chain seconds of a tranche, or of the next part of a stream that is not claimed; undefined while `tba`. */
  readonly date: bigint | undefined;
  readonly state: ClaimRowState;
};

/** A purchase as the chain has it; `tgeAt` is undefined before the delivery. */
export type Purchase = {
  readonly schedule: Schedule;
  readonly bought: bigint;
  readonly tgeAt: bigint | undefined;
  /** A bit for each tranche, and steps of the stream (`ISale.Buyer`). */
  readonly claimedTranches: bigint;
  readonly steps: bigint;
  readonly isRefunded: boolean;
};

const wholeBps = 10_000n;

/**
 * The rows of a purchase at a time of its chain (IDO-09): its tranches in their order, then the stream. A row without
 * tokens is left out, since nothing can be claimed of it. Equal to `ISale.claimable` and `totalClaimed`: amounts are
 * rounded as `computeTranches` and `computeReleased` do. A row of which a part is due is `claim`; a stream of which all
 * released parts are claimed waits for its next one.
 */
export function listClaimRows(purchase: Purchase, time: bigint): readonly ClaimRow[] {
  const { schedule, bought } = purchase;
  const tranches = computeTranches(schedule, bought).map((tokens, place) =>
    toTrancheRow(purchase, place, tokens, time),
  );
  const stream = toStreamRow(purchase, computeStreamed(schedule.stream, bought), time);
  return [...tranches, stream].filter(({ tokens }) => tokens > 0n);
}

/**
 * The claim rounds that pay everything that is due: of tranches the one that is due, or 100 where several are; then
 * 1,000 where a part of the stream is. Empty where nothing is due. A button sends the first, a claim of many sends all.
 */
export function listDueRounds(rows: readonly ClaimRow[]): readonly number[] {
  const due = rows.filter(({ state }) => state === 'claim').map(({ claimRound }) => claimRound);
  const tranches = due.filter((round) => round !== streamRound);
  return [
    ...(tranches.length > 1 ? [dueTranchesRound] : tranches),
    ...due.filter((round) => round === streamRound),
  ];
}

/**
 * What the button of a purchase shows: `claim` where a row is due, `refunded` after a refund, else `claimed` (IDO-09).
 */
export function computeClaimAction(rows: readonly ClaimRow[]): 'claim' | 'claimed' | 'refunded' {
  if (rows.some(({ state }) => state === 'refunded')) return 'refunded';
  return rows.some(({ state }) => state === 'claim') ? 'claim' : 'claimed';
}

function toTrancheRow(purchase: Purchase, place: number, tokens: bigint, time: bigint): ClaimRow {
  const { tgeAt } = purchase;
  const tranche = purchase.schedule.tranches[place] ?? { afterSeconds: 0n, cumulativeBps: 0n };
  const date = tgeAt === undefined ? undefined : dateTranche(tranche, tgeAt);
  const isClaimed = ((purchase.claimedTranches >> BigInt(place)) & 1n) === 1n;
  const isDue = !isClaimed && !purchase.isRefunded && date !== undefined && time >= date;
  return {
    claimRound: place,
    tokens,
    claimed: isClaimed ? tokens : 0n,
    due: isDue ? tokens : 0n,
    share: computeTrancheShare(purchase.schedule, place),
    date,
    state: findState(purchase, { isClaimed, isDue }),
  };
}

function toStreamRow(purchase: Purchase, tokens: bigint, time: bigint): ClaimRow {
  const { tgeAt, steps, isRefunded } = purchase;
  const { stream } = purchase.schedule;
  const share = { numerator: stream.shareBps, denominator: wholeBps };
  if (tokens === 0n) {
    return { claimRound: streamRound, tokens, claimed: 0n, due: 0n, share, date: undefined, state: 'tba' };
  }
  const claimed = computeReleased(stream, tokens, steps);
  const released =
    tgeAt === undefined ? claimed : computeReleased(stream, tokens, countSteps(stream, tgeAt, time));
  const due = isRefunded ? 0n : released - claimed;
  return {
    claimRound: streamRound,
    tokens,
    claimed,
    due,
    share,
    date: tgeAt === undefined ? undefined : dateStep(stream, tgeAt, findNextStep(purchase, tokens)),
    state: findState(purchase, { isClaimed: claimed === tokens, isDue: due > 0n }),
  };
}

function findState(
  { tgeAt, isRefunded }: Purchase,
  { isClaimed, isDue }: { readonly isClaimed: boolean; readonly isDue: boolean },
): ClaimRowState {
  if (isRefunded) return 'refunded';
  if (isClaimed) return 'claimed';
  if (tgeAt === undefined) return 'tba';
  return isDue ? 'claim' : 'waiting';
}

/** The first step after the claimed ones that releases more; a period of a small purchase may release nothing. */
function findNextStep({ schedule: { stream }, steps }: Purchase, tokens: bigint): bigint {
  const claimed = computeReleased(stream, tokens, steps);
  let [low, high] = [steps, stream.periods + 1n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (computeReleased(stream, tokens, middle) > claimed) high = middle;
    else low = middle;
  }
  return high;
}
