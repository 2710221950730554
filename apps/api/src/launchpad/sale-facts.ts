import type { SaleBuyerRow, SaleRow } from '@tradewind/db/launchpad/sale-row';
import { type Buyer, computeAllocation, type SaleRecord } from '@tradewind/rules/launchpad/allocation';
import { listClaimRows, type Purchase } from '@tradewind/rules/launchpad/claim-row';
import { computeAccepted } from '@tradewind/rules/launchpad/level';
import {
  computeStreamed,
  computeTokens,
  countSteps,
  type Schedule,
  type Stream,
} from '@tradewind/rules/launchpad/schedule';

/** Rows of the index as the rules read them; `time` is of the chain's last block. */

export function toSaleRecord(sale: SaleRow): SaleRecord {
  const facts = {
    committed: sale.committed,
    softCap: sale.softCap,
    prefunded: sale.isPrefunded,
    isFunded: sale.isFunded,
    openAt: BigInt(sale.openAt),
    closeAt: BigInt(sale.closeAt),
    deliverBy: BigInt(sale.deliverBy),
    level: sale.level ?? 0n,
    tgeAt: BigInt(sale.tgeAt ?? 0),
    refundSeconds: BigInt(sale.refundSeconds),
    tokensPerPayE18: sale.tokensPerPayE18,
  };
  if (sale.state !== 'cancelled') return { ...facts, state: sale.state };
  if (sale.cancelReason === null) throw new Error(`sale ${sale.address} is cancelled for no reason`);
  return { ...facts, state: sale.state, reason: sale.cancelReason };
}

function toStream(sale: SaleRow): Stream {
  return {
    shareBps: BigInt(sale.streamShareBps),
    firstReleaseBps: BigInt(sale.streamFirstBps),
    cliffSeconds: BigInt(sale.streamCliffSeconds),
    periodSeconds: BigInt(sale.streamPeriodSeconds),
    periods: BigInt(sale.streamPeriods),
  };
}

export function toSchedule(sale: SaleRow): Schedule {
  return {
    tranches: sale.trancheSeconds.map((afterSeconds, place) => ({
      afterSeconds: BigInt(afterSeconds),
      cumulativeBps: BigInt(sale.trancheBps[place] ?? 0),
    })),
    stream: toStream(sale),
  };
}

/** An account without a row has never joined. */
const nobody: Buyer = {
  committed: 0n,
  weight: 0n,
  claimedTranches: 0n,
  steps: 0n,
  isChangeTaken: false,
  isRefunded: false,
};

function toBuyer(sale: SaleRow, row: SaleBuyerRow | undefined): Buyer {
  if (row === undefined) return nobody;
  return {
    committed: row.committed,
    weight: BigInt(row.weight),
    claimedTranches: BigInt(row.claimedTranches),
    steps: countClaimedSteps(sale, row),
    isChangeTaken: row.changePaid !== null,
    isRefunded: row.refundPaid !== null,
  };
}

/** A claim of the stream takes all steps that are released at its time. */
function countClaimedSteps(sale: SaleRow, { streamClaimedAt }: SaleBuyerRow): bigint {
  if (sale.tgeAt === null || streamClaimedAt === null || sale.streamShareBps === 0) return 0n;
  return countSteps(toStream(sale), BigInt(sale.tgeAt), BigInt(streamClaimedAt));
}

/** What an account has of a sale, with the rows of its claims. Amounts are raw units. */
export function readHolding(sale: SaleRow, row: SaleBuyerRow | undefined, time: bigint) {
  const record = toSaleRecord(sale);
  const buyer = toBuyer(sale, row);
  const holding = computeAllocation(record, buyer, time);
  const bought = sale.level === null ? 0n : toTokens(sale, computeAccepted(buyer, sale.level));
  const purchase: Purchase = {
    schedule: toSchedule(sale),
    bought: holding.kind === 'accepted' || holding.kind === 'refunded' ? bought : 0n,
    tgeAt: sale.tgeAt === null ? undefined : BigInt(sale.tgeAt),
    claimedTranches: buyer.claimedTranches,
    steps: buyer.steps,
    isRefunded: buyer.isRefunded,
  };
  return { holding, purchase, rows: listClaimRows(purchase, time) };
}

export type SaleHolding = ReturnType<typeof readHolding>;

export const toTokens = (sale: SaleRow, payment: bigint): bigint =>
  computeTokens(payment, sale.tokensPerPayE18);

/** The most of a payment that can count while the sale is not levelled. */
const limitToCap = (sale: SaleRow, payment: bigint): bigint =>
  payment < sale.hardCap ? payment : sale.hardCap;

/**
 * The tokens that an account buys: before the sale is levelled the most that its commitment can become; none of a dead
 * sale or of a returned purchase. Undefined for an account that did not join.
 */
export function findTokens(sale: SaleRow, { holding }: SaleHolding): bigint | undefined {
  if (holding.kind === 'notJoined') return undefined;
  if (holding.kind === 'committed') return toTokens(sale, limitToCap(sale, holding.committed));
  return holding.kind === 'accepted' ? holding.bought : 0n;
}

/** The tokens of the next date: all due ones, else the first to fall due. Undefined where no more date is known. */
export function findNextClaim(
  { purchase, rows }: SaleHolding,
  time: bigint,
): { date: bigint; tokens: bigint } | undefined {
  const sum = (all: SaleHolding['rows']) => all.reduce((total, { due }) => total + due, 0n);
  if (sum(rows) > 0n) return { date: time, tokens: sum(rows) };
  const dates = rows.flatMap(({ state, date }) => (state === 'waiting' && date !== undefined ? [date] : []));
  const [date] = dates.toSorted((a, b) => Number(a - b));
  return date === undefined ? undefined : { date, tokens: sum(listClaimRows(purchase, date)) };
}

/** The release of the tokens of a sale as one line. */
export function describeRelease({ tranches, stream }: Schedule): string {
  const shares = tranches.map(({ afterSeconds, cumulativeBps }, place) => {
    const share = cumulativeBps - (tranches[place - 1]?.cumulativeBps ?? 0n);
    return `${toPercent(share)} ${afterSeconds === 0n ? 'at TGE' : `after ${toDays(afterSeconds)}`}`;
  });
  const dated = shares.join(', ');
  if (computeStreamed(stream, 10_000n) === 0n) return dated;
  const streamed = `${toPercent(stream.shareBps)} in ${stream.periods} parts of ${toDays(stream.periodSeconds)}`;
  return stream.shareBps === 10_000n
    ? streamed
    : `${streamed}; the other ${toPercent(10_000n - stream.shareBps)}: ${dated}`;
}

const toPercent = (bps: bigint): string => `${Number(bps) / 100}%`;

function toDays(seconds: bigint): string {
  const days = Number(seconds) / 86_400;
  if (!Number.isInteger(days)) return `${seconds} seconds`;
  return days === 1 ? '1 day' : `${days} days`;
}
