import { computeMaturity, type Stake } from './stake.ts';

/** A row of a table of fees: below so many whole days the fee counts, unless a row before it does. */
export type FeeRow = { readonly day: bigint; readonly bps: bigint };

const secondsPerDay = 86_400n;
const bpsDenominator = 10_000n;
const maximumRows = 8;
const maximumBps = 1_000n;
const maximumDay = 65_535n;

/**
 * The fee rate of an age in seconds by a table: that of the first row whose day is above the age in whole days; 0
 * beyond the last row.
 */
export function computeFeeBps(rows: readonly FeeRow[], age: bigint): bigint {
  const days = age / secondsPerDay;
  return rows.find(({ day }) => days < day)?.bps ?? 0n;
}

/**
 * The fee of a stake that leaves at a time, in raw units of the principal, rounded down, by the table of its own
 * version. At the end of the period it is 0. Equal to the contract's (`IStakePool.collectUnstakeFee`).
 */
export function computeUnstakeFee(
  stake: Pick<Stake, 'amount' | 'start' | 'duration'>,
  rows: readonly FeeRow[],
  time: bigint,
): bigint {
  if (time >= computeMaturity(stake)) return 0n;
  const age = time > stake.start ? time - stake.start : 0n;
  return (stake.amount * computeFeeBps(rows, age)) / bpsDenominator;
}

/**
 * The place of the first row that a pool refuses: a day out of order, or a fee above 10%. The number of rows where
 * there are too many. Undefined for a table that it accepts (`IStakePool.StakePool_BadFee`).
 */
export function findBadFeeRow(rows: readonly FeeRow[]): number | undefined {
  if (rows.length > maximumRows) return rows.length;
  const place = rows.findIndex(({ day, bps }, index) => {
    const before = rows[index - 1]?.day ?? 0n;
    return day <= before || day > maximumDay || bps < 0n || bps > maximumBps;
  });
  return place === -1 ? undefined : place;
}
