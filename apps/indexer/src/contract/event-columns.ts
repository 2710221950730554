import type { Block, Log } from '../rpc/schema.ts';

/** The common columns of every event row. */
export type EventColumns = ReturnType<typeof toEventColumns>;

export function toEventColumns(chainId: number, log: Log, { timestamp }: Block) {
  const { blockNumber, logIndex, blockHash, transactionHash: txHash } = log;
  return { chainId, blockNumber, logIndex, blockHash, blockTimestamp: timestamp, txHash };
}
