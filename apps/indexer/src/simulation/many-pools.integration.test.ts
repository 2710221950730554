import { findReserves } from '@tradewind/db/exchange/find-reserves.query';
import { poolTable, swapTable } from '@tradewind/db/exchange/tables';
import { createTestDatabase } from '@tradewind/db/test-database';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { factoryEvents } from '@tradewind/abi/exchange/factory.events';
import { createChainModel } from './chain-model.ts';
import { startFollower } from './follower.ts';
import { noFaults, startModelNode } from './model-node.ts';
import { modelSources } from './model-sources.ts';
import { listModelExchange } from './model-areas.ts';
import { createRandom } from './random.ts';

const chainId = 22;
const junkPools = 70_000;
const chain = { finalityBlocks: 8, isLocal: true, maxRangeBlocks: 16 };
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/**
 * The rows of the index after an attacker has created pairs of the first stablecoin with many tokens, and left
 * them empty.
 */
async function addJunkPools(): Promise<void> {
  const { factory, stablecoins } = modelSources;
  const [dollar, topic] = [stablecoins[0]!.slice(2), factoryEvents.pairCreated.selector.slice(2)];
  const { sql } = database;
  await sql`insert into chain.token (chain_id, address, name, symbol, decimals, is_listed, created_block_number)
    select ${chainId}, decode(lpad(to_hex(n), 40, '0'), 'hex'), 'Junk', 'JUNK', 18, false, 1 from generate_series(1, ${junkPools}::int) n`;
  await sql`insert into chain.pool (chain_id, address, token0, token1, created_block_number, created_at, reserve0, reserve1)
    select ${chainId}, decode('77' || lpad(to_hex(n), 38, '0'), 'hex'), decode(lpad(to_hex(n), 40, '0'), 'hex'), decode(${dollar}, 'hex'), 1, 1800000000, 0, 0
    from generate_series(1, ${junkPools}::int) n`;
  await sql`insert into chain.child_contract (chain_id, factory, event, address, block_number)
    select ${chainId}, decode(${factory.slice(2)}, 'hex'), decode(${topic}, 'hex'), decode('77' || lpad(to_hex(n), 38, '0'), 'hex'), 1
    from generate_series(1, ${junkPools}::int) n`;
}

it('[OPS-04] given 70,000 empty pools of an attacker, then the index follows blocks, values swaps, undoes blocks, and omits the pools from the snapshot', async () => {
  const random = createRandom(chainId);
  const model = createChainModel(random, modelSources);
  const node = await startModelNode({ model, random, slowMs: 0, change: () => undefined });
  node.faults = noFaults;
  const start = () =>
    startFollower({
      databaseUrl: database.url,
      rpcUrl: node.url(chainId),
      timeoutMs: 5_000,
      chainId,
      areas: listModelExchange(chainId),
      chain,
    });
  const before = start();
  model.mine(20);
  await before.catchUp();
  await before.kill();
  await addJunkPools();
  const follower = start();
  const known = model.blocks.length;
  model.mine(60);
  await follower.catchUp();
  model.reorganise(4, 6);
  await follower.catchUp();
  await Promise.all([follower.kill(), node.close()]);
  const swaps = await database.orm
    .select({ volume: swapTable.volumeUsdE18 })
    .from(swapTable)
    .where(
      and(
        eq(swapTable.chainId, chainId),
        gt(swapTable.blockNumber, known),
        isNotNull(swapTable.volumeUsdE18),
      ),
    );
  expect(swaps.length).toBeGreaterThan(0);
  const valued = await database.orm
    .select({ address: poolTable.address })
    .from(poolTable)
    .where(and(eq(poolTable.chainId, chainId), gt(poolTable.tvlUsdE18, 0n)));
  expect(valued.length).toBeGreaterThan(0);
  const snapshot = await findReserves(database, { chainId });
  expect(snapshot?.pools.length).toSatisfy((count: number) => count > 1 && count < 20);
  const published = await listLastPublished();
  const placed = (snapshot?.pools ?? []).map(({ place }) => place);
  expect(published.length).toBeGreaterThan(0);
  // The pools reported as dust are those that the snapshot of the same block omits.
  for (const { place, dustOf } of published) expect(placed.includes(place)).toBe(dustOf === undefined);
}, 60_000);

type Published = { place: number; dustOf?: [string, string] };

/** The pools with a place as last reported to clients, since blocks were undone. */
async function listLastPublished(): Promise<Published[]> {
  const notices = await database.sql<{ kind: string; pools: ({ address: string } & Published)[] | null }>`
    select kind, payload -> 'pools' as pools from relay.outbox
    where chain_id = ${chainId} and kind in ('exchange.changed', 'chain.undone') order by id`;
  const undone = notices.findLastIndex(({ kind }) => kind === 'chain.undone');
  const pools = notices.slice(undone + 1).flatMap(({ pools: named }) => named ?? []);
  const last = new Map(pools.map((pool) => [pool.address, pool]));
  return [...last.values()].filter(({ place }) => place !== undefined);
}
