import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { formatRatio } from '@tradewind/rules/amount/format-ratio';
import { parseAmount } from '@tradewind/rules/amount/parse-amount';
import { type Period } from '@tradewind/rules/stake-pool/pool-capacity';
import { secondsPerYear } from '@tradewind/rules/stake-pool/reward';
import type { FeeRow } from '@tradewind/rules/stake-pool/unstake-fee';
import type { Read } from './amount-rules.ts';

/** The texts of a row of periods or fees; `id` is its key on the page. */
export type TermText = { readonly id: number; readonly days: string; readonly rate: string };

export type DaysFault = 'wholeDays' | 'tooLong' | 'doublePeriod' | 'dayNotAbove' | 'dayTooLarge';
export type RateFault = 'enterRate' | 'rateTooHigh' | 'enterFee' | 'feeTooHigh';

export type TermFault = { readonly days?: DaysFault | undefined; readonly rate?: RateFault | undefined };

/** The limits of `IStakePool`. */
export const maximumPeriods = 16;
export const maximumFees = 8;
const maximumAprBps = 2n ** 24n - 1n;
const maximumFeeBps = 1_000n;
const maximumDay = 65_535n;
const secondsPerDay = 86_400n;
/** A rate is typed in percent: two decimals are basis points. */
const percentDecimals = 2;

/** The periods of a pool, or the faults of each row; the list has at least one row (`StakePool_BadPeriod`). */
export function readPeriods(rows: readonly TermText[]): Read<Period[], TermFault[]> {
  const lengths = rows.map(({ days }) => parseWhole(days));
  const rates = rows.map(({ rate }) => parsePercent(rate));
  const faults = rows.map((_, index) => ({
    days: findLengthFault(lengths, index),
    rate: findPeriodRateFault(rates[index]),
  }));
  return toRead(faults, () =>
    rows.map((_, index) => ({
      duration: (lengths[index] ?? 0n) * secondsPerDay,
      aprBps: rates[index] ?? 0n,
    })),
  );
}

/** The table of fees, or the faults of each row (`StakePool_BadFee`). */
export function readFees(rows: readonly TermText[]): Read<FeeRow[], TermFault[]> {
  const days = rows.map((row) => parseWhole(row.days));
  const rates = rows.map(({ rate }) => parsePercent(rate));
  const faults = rows.map((_, index) => ({
    days: findDayFault(days, index),
    rate: findFeeRateFault(rates[index]),
  }));
  return toRead(faults, () => rows.map((_, index) => ({ day: days[index] ?? 0n, bps: rates[index] ?? 0n })));
}

/** The rows of a form for periods. One that is not of whole days is shown with its fraction, which the form refuses. */
export function toPeriodTexts(periods: readonly Period[]): TermText[] {
  return periods.map(({ duration, aprBps }, id) => ({
    id,
    // Ten digits: a second more than 1,460 days is no whole number.
    days: formatRatio({ numerator: duration, denominator: secondsPerDay }, { significantDigits: 10 }),
    rate: formatExactAmount(aprBps, percentDecimals),
  }));
}

/** The rows of a form for fees. */
export function toFeeTexts(fees: readonly FeeRow[]): TermText[] {
  return fees.map(({ day, bps }, id) => ({
    id,
    days: String(day),
    rate: formatExactAmount(bps, percentDecimals),
  }));
}

function findLengthFault(lengths: readonly (bigint | undefined)[], index: number): DaysFault | undefined {
  const days = lengths[index];
  if (days === undefined || days === 0n) return 'wholeDays';
  if (days * secondsPerDay > 4n * secondsPerYear) return 'tooLong';
  return lengths.indexOf(days) < index ? 'doublePeriod' : undefined;
}

function findPeriodRateFault(rate: bigint | undefined): RateFault | undefined {
  if (rate === undefined || rate === 0n) return 'enterRate';
  return rate > maximumAprBps ? 'rateTooHigh' : undefined;
}

/** A row without a day is wrong by itself; the next one is compared with the last day above it. */
function findDayFault(days: readonly (bigint | undefined)[], index: number): DaysFault | undefined {
  const day = days[index];
  if (day === undefined || day === 0n) return 'wholeDays';
  if (day > maximumDay) return 'dayTooLarge';
  const before = days.slice(0, index).findLast((one) => one !== undefined);
  return before !== undefined && day <= before ? 'dayNotAbove' : undefined;
}

function findFeeRateFault(rate: bigint | undefined): RateFault | undefined {
  if (rate === undefined) return 'enterFee';
  return rate > maximumFeeBps ? 'feeTooHigh' : undefined;
}

function toRead<Value>(faults: TermFault[], compute: () => Value): Read<Value, TermFault[]> {
  const hasFault = faults.some(({ days, rate }) => days !== undefined || rate !== undefined);
  return hasFault ? { isValid: false, fault: faults } : { isValid: true, value: compute() };
}

function parseWhole(typed: string): bigint | undefined {
  const amount = parseAmount(typed, 0);
  return amount.isValid ? amount.raw : undefined;
}

function parsePercent(typed: string): bigint | undefined {
  const amount = parseAmount(typed, percentDecimals);
  return amount.isValid ? amount.raw : undefined;
}
