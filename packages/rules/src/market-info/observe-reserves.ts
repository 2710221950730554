import type { PoolObservation } from './observed-pool.ts';

/** Scale of relative prices inside averages: wide enough for tiny prices and for 6 against 18 decimals. */
export const relativePriceScale = 10n ** 36n;

/**
 * The observation of new reserves after `before`, the pool's last one; of several with one timestamp the last
 * counts.
 */
export function observeReserves(
  before: PoolObservation | undefined,
  reserves: Pick<PoolObservation, 'timestamp' | 'reserve0' | 'reserve1'>,
): PoolObservation {
  const { timestamp, reserve0, reserve1 } = reserves;
  const sums = before ? moveObservation(before, timestamp) : nothing;
  return { ...sums, timestamp, reserve0, reserve1 };
}

const nothing = { seconds: 0, price0Sum: 0n, price1Sum: 0n, reserve0Sum: 0n, reserve1Sum: 0n };

/** The same reserves at a later time, with the sums up to it. */
export function moveObservation(observation: PoolObservation, timestamp: number): PoolObservation {
  const { reserve0, reserve1 } = observation;
  const passed = timestamp - observation.timestamp;
  if (passed <= 0 || isEmpty(observation)) return { ...observation, timestamp };
  const seconds = BigInt(passed);
  return {
    timestamp,
    reserve0,
    reserve1,
    seconds: observation.seconds + passed,
    price0Sum: observation.price0Sum + seconds * ((reserve1 * relativePriceScale) / reserve0),
    price1Sum: observation.price1Sum + seconds * ((reserve0 * relativePriceScale) / reserve1),
    reserve0Sum: observation.reserve0Sum + seconds * reserve0,
    reserve1Sum: observation.reserve1Sum + seconds * reserve1,
  };
}

/** Whether a reserve is empty: then the pool has no price. */
export function isEmpty({ reserve0, reserve1 }: Pick<PoolObservation, 'reserve0' | 'reserve1'>): boolean {
  return reserve0 <= 0n || reserve1 <= 0n;
}
