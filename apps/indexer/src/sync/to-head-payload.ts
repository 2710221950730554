import type { Checkpoint } from '@tradewind/db/indexing/find-checkpoint.query';

/** The block up to which a chain is indexed; one below the last told of means that blocks were undone. */
export function toHeadPayload({
  blockNumber,
  blockHash,
  blockTimestamp,
}: Pick<Checkpoint, 'blockNumber' | 'blockHash' | 'blockTimestamp'>): Record<string, unknown> {
  return { blockNumber, blockHash, blockTimestamp };
}
