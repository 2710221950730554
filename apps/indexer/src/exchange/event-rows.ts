import {
  type burnTable,
  type mintTable,
  type pairCreatedTable,
  type swapTable,
  type syncTable,
} from '@tradewind/db/exchange/tables';
import { RetryableError } from '../indexer-error.ts';
import type { Block, Log } from '../rpc/schema.ts';
import { decodeBurn, decodeMint, decodePairCreated, decodeSwap, decodeSync, selectors } from './events.ts';

export type EventRows = {
  pairsCreated: (typeof pairCreatedTable.$inferInsert)[];
  syncs: (typeof syncTable.$inferInsert)[];
  swaps: (typeof swapTable.$inferInsert)[];
  mints: (typeof mintTable.$inferInsert)[];
  burns: (typeof burnTable.$inferInsert)[];
};

/** The rows of the event tables for these logs, whose blocks are given. */
export function toEventRows(
  chainId: number,
  logs: readonly Log[],
  blocks: ReadonlyMap<number, Block>,
): EventRows {
  const rows: EventRows = { pairsCreated: [], syncs: [], swaps: [], mints: [], burns: [] };
  const accounts = new Map(
    [...blocks.values()].flatMap(({ transactions }) => transactions.map(({ hash, from }) => [hash, from])),
  );
  for (const log of logs) {
    const block = blocks.get(log.blockNumber);
    const account = accounts.get(log.transactionHash);
    if (!block || !account)
      throw new RetryableError(`block ${log.blockNumber} lacks the transaction of a log`);
    const event = toEventColumns(chainId, log, block);
    const pool = log.address;
    if (log.topics[0] === selectors.pairCreated)
      rows.pairsCreated.push({ ...event, ...decodePairCreated(log) });
    if (log.topics[0] === selectors.sync) rows.syncs.push({ ...event, pool, ...decodeSync(log) });
    if (log.topics[0] === selectors.swap) rows.swaps.push({ ...event, pool, account, ...decodeSwap(log) });
    if (log.topics[0] === selectors.mint) rows.mints.push({ ...event, pool, account, ...decodeMint(log) });
    if (log.topics[0] === selectors.burn) rows.burns.push({ ...event, pool, account, ...decodeBurn(log) });
  }
  return rows;
}

function toEventColumns(chainId: number, log: Log, { timestamp }: Block) {
  const { blockNumber, logIndex, blockHash, transactionHash: txHash } = log;
  return { chainId, blockNumber, logIndex, blockHash, blockTimestamp: timestamp, txHash };
}
