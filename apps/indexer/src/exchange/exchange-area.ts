import type { Hex } from '@tradewind/db/column/hex-bytes';
import { isAnyOf } from '@tradewind/db/column/is-any-of';
import type { Database, Transaction } from '@tradewind/db/database';
import { poolTable, tokenTable } from '@tradewind/db/exchange/tables';
import { and, eq } from 'drizzle-orm';
import type { Contracts } from '../contract/contracts.ts';
import type { Log } from '../rpc/schema.ts';
import type { Area, AreaChange } from '../sync/area.ts';
import type { BlockSource } from '../sync/block-source.ts';
import { type EventRows, toEventRows } from './event-rows.ts';
import { decodePairCreated, selectors } from './events.ts';
import { listTouchedPools, toExchangeNotice, type ToldPlace } from './exchange-notice.ts';
import { createTokenReader, type TokenReader } from './read-tokens.ts';
import type { ExchangeSources } from '../exchange-sources.ts';
import { clearExchange, undoExchange } from './undo-exchange.ts';
import { writeExchange } from './write-exchange.ts';

/** Indexes factory and pair events, and derives pools, reserves and tokens. */
export function createExchangeArea(database: Database, sources: ExchangeSources): Area {
  const { chainId } = sources;
  const readTokens = createTokenReader(sources);
  return {
    name: 'exchange',
    contracts: listContracts(sources),
    read: (source, logs) => readExchange({ database, chainId, readTokens }, source, logs),
    undo: (transaction, { blockNumber }) => undoExchange(transaction, chainId, blockNumber),
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
  { database, chainId, readTokens }: { database: Database; chainId: number; readTokens: TokenReader },
  source: BlockSource,
  logs: readonly Log[],
): Promise<AreaChange> {
  if (logs.length === 0) return { eventCount: 0, write: () => Promise.resolve() };
  const rows = toEventRows(chainId, logs, await source.getBlocks(logs));
  const known = await listKnownTokens(database, chainId, rows.pairsCreated);
  const tokens = await readTokens(source, rows.pairsCreated, known);
  return {
    eventCount: logs.length,
    write: (transaction) => writeExchange(transaction, chainId, { rows, tokens }),
    notice: async (transaction) =>
      toExchangeNotice(rows, source.to, await readPlaces(transaction, chainId, rows)),
  };
}

/** The tokens of new pairs that are already in the index. */
async function listKnownTokens(
  { orm }: Database,
  chainId: number,
  pairs: EventRows['pairsCreated'],
): Promise<Set<Hex>> {
  if (pairs.length === 0) return new Set();
  const tokens = new Set(pairs.flatMap(({ token0, token1 }) => [token0, token1]));
  const rows = await orm
    .select({ address: tokenTable.address })
    .from(tokenTable)
    .where(and(eq(tokenTable.chainId, chainId), isAnyOf(tokenTable.address, [...tokens])));
  return new Set(rows.map(({ address }) => address));
}

/**
 * Places of the touched pools that were ever funded. Read after the block's values are written, which decide
 * which pools are dust.
 */
async function readPlaces(
  transaction: Transaction,
  chainId: number,
  rows: EventRows,
): Promise<Map<Hex, ToldPlace>> {
  const { address, token0, token1, isFunded, snapshotPlace } = poolTable;
  const pools = await transaction
    .select({ address, token0, token1, isFunded, place: snapshotPlace })
    .from(poolTable)
    .where(and(eq(poolTable.chainId, chainId), isAnyOf(address, listTouchedPools(rows) ?? [])));
  return new Map(
    pools.flatMap(({ place, ...pool }) =>
      place === null
        ? []
        : [[pool.address, pool.isFunded ? { place } : { place, dustOf: [pool.token0, pool.token1] }]],
    ),
  );
}
