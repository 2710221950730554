import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { phasePinnedTable, priceTable } from '@tradewind/db/prediction/tables';
import { toFeedRoundId } from '@tradewind/rules/prediction/feed-round-id';
import { computeCandleStart } from '@tradewind/rules/prediction/grid';
import type { EventColumns } from '../contract/event-columns.ts';

/** A phase of the feed and where it was pinned. */
export type Pin = Pick<typeof phasePinnedTable.$inferInsert, 'phase' | 'aggregator' | 'since'> &
  Pick<EventColumns, 'blockNumber' | 'logIndex'>;

type Answer = EventColumns & { aggregator: Hex; answer: bigint; n: bigint; updatedAt: bigint };

/**
 * The answers that the oracle may take a price from, under the feed's ids. A moment belongs to the phase that was pinned then, and an answer
 * to the boundary before it: so that of two aggregators at work about a change of phase only the one counts that settles rounds. What is
 * stamped later than its block counts for nothing, nor what is counted beyond the 64 bits that the feed's ids have for it.
 */
export function selectCountingPrices(
  answers: readonly Answer[],
  pins: readonly Pin[],
): (typeof priceTable.$inferInsert)[] {
  return answers.flatMap(({ aggregator, n, updatedAt: stamp, ...row }) => {
    if (stamp <= 0n || stamp > row.blockTimestamp || n >> 64n !== 0n) return [];
    const updatedAt = Number(stamp);
    const boundary = computeCandleStart(updatedAt);
    const pin = pins.findLast((each) => each.since <= boundary && isBefore(each, row));
    if (pin?.aggregator !== aggregator) return [];
    return { ...row, roundId: toFeedRoundId(pin.phase, n), updatedAt };
  });
}

function isBefore(pin: Pin, row: EventColumns): boolean {
  return (
    pin.blockNumber < row.blockNumber || (pin.blockNumber === row.blockNumber && pin.logIndex < row.logIndex)
  );
}
