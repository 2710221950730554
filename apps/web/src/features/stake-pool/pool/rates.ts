import { formatBps } from '@tradewind/rules/amount/format-percent';
import { computeCapacity, type Period } from '@tradewind/rules/stake-pool/pool-capacity';
import { type StakePool, toLimits } from './pool.ts';

/** The highest rate of the offered periods; a pool has at least one. */
export function findTopRate({ periods }: Pick<StakePool, 'periods'>): bigint {
  return periods.reduce((top, { aprBps }) => (aprBps > top ? aprBps : top), 0n);
}

/** The largest stake that any offered period still takes, in raw units. */
export function computeLargestCapacity(pool: StakePool): bigint {
  return pool.periods.reduce((largest, period) => {
    const capacity = computeCapacity(toLimits(pool), period);
    return capacity > largest ? capacity : largest;
  }, 0n);
}

export function formatRate({ aprBps }: Pick<Period, 'aprBps'>): string {
  return formatBps(Number(aprBps));
}
