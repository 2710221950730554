import type { Period } from '@tradewind/rules/stake-pool/pool-capacity';
import type { FeeRow } from '@tradewind/rules/stake-pool/unstake-fee';

/** Periods as a call and the log have them. */
export function toPeriodNumbers(periods: readonly Period[]) {
  return periods.map(({ duration, aprBps }) => ({ duration: Number(duration), aprBps: Number(aprBps) }));
}

/** A table of fees as a call and the log have it. */
export function toFeeNumbers(fees: readonly FeeRow[]) {
  return fees.map(({ day, bps }) => ({ day: Number(day), bps: Number(bps) }));
}
