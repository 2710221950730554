import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database, Transaction } from '@tradewind/db/database';
import { poolTable, tokenTable } from '@tradewind/db/exchange/tables';
import { and, eq, inArray } from 'drizzle-orm';
import type { Contracts } from '../contract/contracts.ts';
import type { Log } from '../rpc/schema.ts';
import type { Area, AreaChange } from '../sync/area.ts';
import type { BlockSource } from '../sync/block-source.ts';
import { type EventRows, toEventRows } from './event-rows.ts';
import { decodePairCreated, selectors } from './events.ts';
import { listTouchedPools, toExchangeNotice } from './exchange-notice.ts';
import { readTokens } from './read-tokens.ts';
import type { ExchangeSources } from '../exchange-sources.ts';
import { clearExchange, undoExchange } from './undo-exchange.ts';
import { writeExchange } from './write-exchange.ts';

/** Factory and pair events, and from them pools, reserves and tokens. */
export function createExchangeArea(database: Database, sources: ExchangeSources): Area {
  const { chainId } = sources;
  return {
    name: 'exchange',
    contracts: listContracts(sources),
    read: (source, logs) => readExchange(database, sources, source, logs),
    undo: (transaction, ancestor) => undoExchange(transaction, chainId, ancestor),
    settle: () => Promise.resolve(),
    clear: (transaction) => clearExchange(transaction, chainId),
  };
}

function listContracts({ factory }: ExchangeSources): Contracts {
  const { pairCreated, sharesCollected, sync, swap, mint, burn, transfer } = selectors;
  return {
    roots: [{ address: factory, selectors: [pairCreated, sharesCollected] }],
    factories: [
      {
        factory,
        event: pairCreated,
        findChild: (log) => decodePairCreated(log).pool,
        selectors: [sync, swap, mint, burn, transfer],
      },
    ],
  };
}

async function readExchange(
  database: Database,
  sources: ExchangeSources,
  source: BlockSource,
  logs: readonly Log[],
): Promise<AreaChange> {
  const { chainId } = sources;
  if (logs.length === 0) return { eventCount: 0, write: () => Promise.resolve() };
  const rows = toEventRows(chainId, logs, await source.getBlocks(logs));
  const known = rows.pairsCreated.length > 0 ? await listTokenAddresses(database, chainId) : new Set<Hex>();
  const tokens = await readTokens(source, sources, rows.pairsCreated, known);
  return {
    eventCount: logs.length,
    write: (transaction) => writeExchange(transaction, chainId, { rows, tokens }),
    notice: async (transaction) =>
      toExchangeNotice(rows, source.to, await readPlaces(transaction, chainId, rows)),
  };
}

async function listTokenAddresses({ orm }: Database, chainId: number): Promise<Set<Hex>> {
  const rows = await orm
    .select({ address: tokenTable.address })
    .from(tokenTable)
    .where(eq(tokenTable.chainId, chainId));
  return new Set(rows.map(({ address }) => address));
}

/** Where the touched pools stand in the factory's order. */
async function readPlaces(
  transaction: Transaction,
  chainId: number,
  rows: EventRows,
): Promise<Map<Hex, number | null>> {
  const places = await transaction
    .select({ pool: poolTable.address, place: poolTable.place })
    .from(poolTable)
    .where(and(eq(poolTable.chainId, chainId), inArray(poolTable.address, listTouchedPools(rows) ?? [])));
  return new Map(places.map(({ pool, place }) => [pool, place]));
}
