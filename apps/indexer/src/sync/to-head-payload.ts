import type { Checkpoint } from '@tradewind/db/indexing/checkpoint';

type Head = Pick<Checkpoint, 'blockNumber' | 'blockHash' | 'blockTimestamp'>;

/** The last indexed block of a chain; a number below the last published one means that blocks were undone. */
export function toHeadPayload({ blockNumber, blockHash, blockTimestamp }: Head): Head {
  return { blockNumber, blockHash, blockTimestamp };
}
