import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database } from '@tradewind/db/database';
import { poolTable, tokenTable } from '@tradewind/db/exchange/tables';
import { eq } from 'drizzle-orm';
import type { Area, AreaChange } from '../sync/area.ts';
import type { Log } from '../rpc/schema.ts';
import type { BlockSource } from '../sync/block-source.ts';
import { toEventRows } from './event-rows.ts';
import { decodePairCreated, selectors } from './events.ts';
import { readTokens } from './read-tokens.ts';
import type { ExchangeSources } from '../exchange-sources.ts';
import { clearExchange, undoExchange } from './undo-exchange.ts';
import { writeExchange } from './write-exchange.ts';

/** Factory and pair events, and from them pools, reserves and tokens. */
export function createExchangeArea(database: Database, sources: ExchangeSources): Area {
  const { chainId } = sources;
  return {
    name: 'exchange',
    read: (source) => readExchange(database, sources, source),
    undo: (transaction, ancestor) => undoExchange(transaction, chainId, ancestor),
    settle: () => Promise.resolve(),
    clear: (transaction) => clearExchange(transaction, chainId),
  };
}

const factorySelectors = [selectors.pairCreated, selectors.sharesCollected];
const poolSelectors = [selectors.sync, selectors.swap, selectors.mint, selectors.burn, selectors.transfer];

async function readExchange(
  database: Database,
  sources: ExchangeSources,
  source: BlockSource,
): Promise<AreaChange> {
  const { chainId, factory } = sources;
  const logs = await listExchangeLogs(source, factory, await listPoolAddresses(database, chainId));
  if (logs.length === 0) return { eventCount: 0, write: () => Promise.resolve() };
  const rows = toEventRows(chainId, logs, await source.getBlocks(logs));
  const known = rows.pairsCreated.length > 0 ? await listTokenAddresses(database, chainId) : new Set<Hex>();
  const tokens = await readTokens(source, sources, rows.pairsCreated, known);
  const touched = [...new Set(logs.map(({ address }) => address))].filter((address) => address !== factory);
  return {
    eventCount: logs.length,
    write: (transaction) => writeExchange(transaction, chainId, { rows, tokens }),
    notice: {
      kind: 'exchange.changed',
      payload: { blockNumber: source.to, pools: touched, swapCount: rows.swaps.length },
    },
  };
}

/** One question for all; another one only where a pair was created, for what happened in it at once. */
async function listExchangeLogs(source: BlockSource, factory: Hex, pools: readonly Hex[]): Promise<Log[]> {
  const answer = await source.listLogs({
    addresses: [factory, ...pools],
    selectors: [...factorySelectors, ...poolSelectors],
  });
  const logs = answer.filter(({ address, topics: [selector = '0x'] }) =>
    (address === factory ? factorySelectors : poolSelectors).includes(selector),
  );
  const created = logs.filter(({ topics }) => topics[0] === selectors.pairCreated);
  const added = await source.listLogs({
    addresses: created.map((log) => decodePairCreated(log).pool),
    selectors: poolSelectors,
  });
  return [...logs, ...added];
}

async function listPoolAddresses({ orm }: Database, chainId: number): Promise<Hex[]> {
  const rows = await orm
    .select({ address: poolTable.address })
    .from(poolTable)
    .where(eq(poolTable.chainId, chainId));
  return rows.map(({ address }) => address);
}

async function listTokenAddresses({ orm }: Database, chainId: number): Promise<Set<Hex>> {
  const rows = await orm
    .select({ address: tokenTable.address })
    .from(tokenTable)
    .where(eq(tokenTable.chainId, chainId));
  return new Set(rows.map(({ address }) => address));
}
