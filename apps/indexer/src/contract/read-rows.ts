import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Transaction } from '@tradewind/db/database';
import { RetryableError } from '@tradewind/process/process-error';
import { insertRows } from '../insert-rows.ts';
import type { Block, Log } from '../rpc/schema.ts';
import type { AreaEvents, RowsOf } from './define-events.ts';
import { createRuleFinder, type Emitters } from './emitters.ts';
import { toEventColumns } from './event-columns.ts';

type EventRows<Events extends AreaEvents> = {
  rows: RowsOf<Events>;
  /** Adds the rows of the events with a table. */
  insert: (transaction: Transaction) => Promise<void>;
};

/** The rows of logs of an area's contracts. */
export type RowReader<Events extends AreaEvents> = (
  logs: readonly Log[],
  blocks: ReadonlyMap<number, Block>,
) => EventRows<Events>;

export function createRowReader<Events extends AreaEvents>(
  chainId: number,
  events: Events,
  emitters: Emitters<Events>,
): RowReader<Events> {
  const findRule = createRuleFinder(events, emitters);
  const rules = Object.values(events).flatMap((group) => Object.entries(group));
  if (new Set(rules.map(([name]) => name)).size < rules.length)
    throw new Error('two events of an area have rows of one name');
  return (logs, blocks) => {
    const lists = new Map<string, Row[]>(rules.map(([name]) => [name, []]));
    const findOrigin = createOriginFinder(blocks);
    for (const log of logs) {
      const found = findRule(log);
      if (found === undefined || found.rule.isOwn?.(log) === false) continue;
      const { block, from } = findOrigin(log);
      // The key comes last: no argument of an event replaces it.
      lists
        .get(found.name)
        ?.push({ ...found.rule.toColumns(log, from), ...toEventColumns(chainId, log, block) });
    }
    const entries: unknown[][] = [...lists];
    return {
      rows: Object.fromEntries(entries),
      insert: async (transaction) => {
        for (const [name, { table }] of rules)
          if (table) await insertRows(transaction, table, lists.get(name) ?? []);
      },
    };
  };
}

type Row = Record<string, unknown>;

function createOriginFinder(blocks: ReadonlyMap<number, Block>) {
  const senders = new Map<Hex, Hex>();
  for (const { transactions } of blocks.values())
    for (const { hash, from } of transactions) senders.set(hash, from);
  return ({ blockNumber, transactionHash }: Log): { block: Block; from: Hex } => {
    const block = blocks.get(blockNumber);
    const from = senders.get(transactionHash);
    if (!block || !from) throw new RetryableError(`block ${blockNumber} lacks the transaction of a log`);
    return { block, from };
  };
}
