import type { Checkpoint } from '@tradewind/db/indexing/checkpoint';

/** The last indexed block of a chain; a number below the last published one means that blocks were undone. */
export function toHeadPayload({
  blockNumber,
  blockHash,
  blockTimestamp,
}: Pick<Checkpoint, 'blockNumber' | 'blockHash' | 'blockTimestamp'>): Record<string, unknown> {
  return { blockNumber, blockHash, blockTimestamp };
}
