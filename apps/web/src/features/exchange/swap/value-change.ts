import type { Ratio } from '@tradewind/rules/amount/ratio';

/** The received value less the paid one, to the paid one, both in US dollars × 10^18; undefined where nothing is paid. */
export function computeValueChange(paid: bigint, received: bigint): Ratio | undefined {
  return paid === 0n ? undefined : { numerator: received - paid, denominator: paid };
}

export type LossLevel = 'none' | 'noticeable' | 'high';

/** A loss from 3% is noticeable, from 5% high. */
export function findLossLevel({ numerator, denominator }: Ratio): LossLevel {
  const lostTimes100 = -numerator * 100n;
  if (lostTimes100 >= 5n * denominator) return 'high';
  return lostTimes100 >= 3n * denominator ? 'noticeable' : 'none';
}
