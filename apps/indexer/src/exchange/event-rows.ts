import {
  type burnTable,
  type mintTable,
  type pairCreatedTable,
  type sharesCollectedTable,
  type swapTable,
  type syncTable,
} from '@tradewind/db/exchange/tables';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import { type EventColumns, toEventColumns } from '../contract/event-columns.ts';
import type { Block, Log } from '../rpc/schema.ts';
import {
  decodeBurn,
  decodeMint,
  decodePairCreated,
  decodeSharesCollected,
  decodeSwap,
  decodeSync,
  decodeTransfer,
  selectors,
} from './events.ts';

export type EventRows = {
  pairsCreated: (typeof pairCreatedTable.$inferInsert & { place: number })[];
  sharesCollected: (typeof sharesCollectedTable.$inferInsert)[];
  syncs: (typeof syncTable.$inferInsert)[];
  swaps: (typeof swapTable.$inferInsert)[];
  mints: (typeof mintTable.$inferInsert)[];
  burns: (typeof burnTable.$inferInsert)[];
  /** Transfers of pool tokens, stored as moves of accounts. */
  shareTransfers: (EventColumns & ReturnType<typeof decodeTransfer> & { pool: Hex })[];
};

/** The rows of the event tables for these logs. */
export function toEventRows(
  chainId: number,
  logs: readonly Log[],
  blocks: ReadonlyMap<number, Block>,
): EventRows {
  const rows: EventRows = {
    pairsCreated: [],
    sharesCollected: [],
    syncs: [],
    swaps: [],
    mints: [],
    burns: [],
    shareTransfers: [],
  };
  const accounts = new Map(
    [...blocks.values()].flatMap(({ transactions }) => transactions.map(({ hash, from }) => [hash, from])),
  );
  for (const log of logs) {
    const block = blocks.get(log.blockNumber);
    const account = accounts.get(log.transactionHash);
    if (!block || !account)
      throw new RetryableError(`block ${log.blockNumber} lacks the transaction of a log`);
    addRow(rows, log, toEventColumns(chainId, log, block), account);
  }
  return rows;
}

function addRow(rows: EventRows, log: Log, event: EventColumns, account: Hex): void {
  const pool = log.address;
  const [selector] = log.topics;
  if (selector === selectors.pairCreated) rows.pairsCreated.push({ ...event, ...decodePairCreated(log) });
  if (selector === selectors.sharesCollected) {
    rows.sharesCollected.push({ ...event, ...decodeSharesCollected(log) });
  }
  if (selector === selectors.sync) rows.syncs.push({ ...event, pool, ...decodeSync(log) });
  if (selector === selectors.swap) rows.swaps.push({ ...event, pool, account, ...decodeSwap(log) });
  if (selector === selectors.mint) rows.mints.push({ ...event, pool, account, ...decodeMint(log) });
  if (selector === selectors.burn) rows.burns.push({ ...event, pool, account, ...decodeBurn(log) });
  if (selector === selectors.transfer) rows.shareTransfers.push({ ...event, pool, ...decodeTransfer(log) });
}
