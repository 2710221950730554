import { median } from './median.ts';

/**
 * Median time of one call in microseconds: calls are timed in batches of at least a millisecond until the time is used up.
 * The first batch warms up and does not count.
 */
export function measureMicroseconds(call: () => unknown, budgetMilliseconds = 400): number {
  const batchSize = findBatchSize(call);
  const samples: number[] = [];
  const endsAt = performance.now() + budgetMilliseconds;
  do {
    samples.push((timeBatch(call, batchSize) * 1_000) / batchSize);
  } while (performance.now() < endsAt);
  return median(samples);
}

function findBatchSize(call: () => unknown): number {
  let size = 1;
  while (timeBatch(call, size) < 1) size *= 2;
  return size;
}

function timeBatch(call: () => unknown, size: number): number {
  const startedAt = performance.now();
  for (let index = 0; index < size; index += 1) call();
  return performance.now() - startedAt;
}
