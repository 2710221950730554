import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { phasePinnedTable, priceTable } from '@tradewind/db/prediction/tables';
import { toFeedRoundId } from '@tradewind/rules/prediction/feed-round-id';
import { computeCandleStart } from '@tradewind/rules/prediction/grid';
import type { EventColumns } from '../contract/event-columns.ts';

/** A phase of the feed and the position of its pin. */
export type Pin = Pick<typeof phasePinnedTable.$inferInsert, 'phase' | 'aggregator' | 'since'> &
  Pick<EventColumns, 'blockNumber' | 'logIndex'>;

type Answer = EventColumns & { aggregator: Hex; answer: bigint; n: bigint; updatedAt: bigint };

/**
 * The answers that the oracle may take a price from, with the feed's ids. A time belongs to the phase pinned
 * then, and an answer to the boundary before it. So of two active aggregators around a change of phase only the
 * one that settles rounds counts. An answer with a timestamp after its block does not count. Nor does a round
 * number beyond the 64 bits of the feed's ids.
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
