import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { factoryEvents } from '@tradewind/abi/exchange/factory.events';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { pairEvents } from '@tradewind/abi/exchange/pair.events';
import { eventTable } from '@tradewind/db/column/event-table';
import { hexBytes, type Hex } from '@tradewind/db/column/hex-bytes';
import { uint256 } from '@tradewind/db/column/uint256';
import { createTestDatabase } from '@tradewind/db/test-database';
import { and, asc, eq } from 'drizzle-orm';
import { integer } from 'drizzle-orm/pg-core';
import { decodeEventLog } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stored } from '../contract/define-events.ts';
import { announcedBy } from '../contract/emitters.ts';
import { modelSources } from '../simulation/model-sources.ts';
import { type ChainModel, createChainModel } from '../simulation/chain-model.ts';
import { startFollower } from '../simulation/follower.ts';
import { type ModelNode, startModelNode } from '../simulation/model-node.ts';
import { createRandom } from '../simulation/random.ts';
import { defineArea, readNothing } from './define-area.ts';

const createdTable = eventTable('example_created', {
  token0: hexBytes('token0').notNull(),
  token1: hexBytes('token1').notNull(),
  pair: hexBytes('pair').notNull(),
  count: integer('count').notNull(),
});
const suppliedTable = eventTable('example_supplied', {
  pool: hexBytes('pool').notNull(),
  account: hexBytes('account').notNull(),
  total: uint256('total').notNull(),
});

/** An area whose whole code is its declaration. */
const exampleArea = defineArea({
  name: 'example',
  findDeployment: () => undefined,
  toSources: () => ({ chainId: 0, factory: modelSources.factory }),
  events: {
    factory: { created: stored(factoryEvents.pairCreated, createdTable) },
    pool: {
      supplied: stored(
        pairEvents.mint,
        suppliedTable,
        ({ amount0, amount1 }, { address: pool, from: account }) => ({
          pool,
          account,
          total: amount0 + amount1,
        }),
      ),
    },
  },
  emitters: ({ factory }) => ({
    factory,
    pool: announcedBy(factory, factoryEvents.pairCreated, ({ pair }) => pair),
  }),
  tables: { ofBlocks: [], derived: [] },
  createReader: readNothing,
});

const [chainId, otherChainId] = [41, 42];
const random = createRandom(4);
const model = createChainModel(random, modelSources);
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: ModelNode;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const columns of [
    'example_created (token0 bytea, token1 bytea, pair bytea, count integer)',
    'example_supplied (pool bytea, account bytea, total numeric(78,0))',
  ]) {
    const [name = '', own = ''] = columns.split(' (');
    await database.orm
      .execute(`create table chain.${name} (chain_id integer, block_number bigint, log_index integer,
      block_hash bytea, block_timestamp bigint, tx_hash bytea, ${own}`);
  }
  node = await startModelNode({ model, random, slowMs: 0, change: () => undefined });
});
afterAll(() => Promise.all([database.drop(), node.close()]));

const follow = (id: number) =>
  startFollower({
    databaseUrl: database.url,
    rpcUrl: node.url(id),
    timeoutMs: 5_000,
    chainId: id,
    areas: [exampleArea.on({ chainId: id, factory: modelSources.factory })],
    chain: { finalityBlocks: 8, isLocal: true, maxRangeBlocks: 20 },
  });

/** The rows that the model's logs make, by the general decoder. */
function listExpected({ blocks }: ChainModel) {
  const announced = new Map<Hex, number>();
  const created: object[] = [];
  const supplied: object[] = [];
  for (const {
    number: blockNumber,
    hash: blockHash,
    timestamp: blockTimestamp,
    logs,
    transactions,
  } of blocks) {
    for (const { address, topics, data, logIndex, transactionHash: txHash } of logs) {
      const key = { blockNumber, logIndex, blockHash, blockTimestamp, txHash };
      const log = { topics: topics as [Hex], data };
      if (topics[0] === factoryEvents.pairCreated.selector && address === modelSources.factory) {
        const args = decodeEventLog({ abi: factoryAbi, eventName: 'PairCreated', ...log }).args!;
        const lower = (value: string) => value.toLowerCase() as Hex;
        const pair = lower(args.pair);
        announced.set(pair, announced.get(pair) ?? blockNumber);
        created.push({
          ...key,
          token0: lower(args.token0),
          token1: lower(args.token1),
          pair,
          count: Number(args.count),
        });
      }
      if (topics[0] === pairEvents.mint.selector && (announced.get(address) ?? Infinity) <= blockNumber) {
        const args = decodeEventLog({ abi: pairAbi, eventName: 'Mint', ...log }).args!;
        const account = transactions.find(({ hash }) => hash === txHash)!.from;
        supplied.push({ ...key, pool: address, account, total: args.amount0 + args.amount1 });
      }
    }
  }
  return { created, supplied };
}

async function listRows(id: number) {
  const list = (table: typeof createdTable | typeof suppliedTable) =>
    database.orm
      .select()
      .from(table)
      .where(and(eq(table.chainId, id)))
      .orderBy(asc(table.blockNumber), asc(table.logIndex));
  const [created, supplied] = await Promise.all([list(createdTable), list(suppliedTable)]);
  const strip = (rows: readonly { chainId: number }[]) => rows.map(({ chainId: _, ...row }) => row);
  return { created: strip(created), supplied: strip(supplied) };
}

it('[OPS-04] given an area that only declares its events, when blocks come, are undone and are replaced, then its tables have the rows of the chain', async () => {
  const [follower, other] = [follow(chainId), follow(otherChainId)];
  const catchUp = async () => {
    await Promise.all([follower.catchUp(), other.catchUp()]);
    return listRows(chainId);
  };
  model.mine(150);
  const first = await catchUp();
  expect(first).toEqual(listExpected(model));
  expect(Math.min(first.created.length, first.supplied.length)).toBeGreaterThan(5);

  model.mine(40);
  await catchUp();
  model.reorganise(7, 12);
  const undone = await catchUp();
  expect(undone).toEqual(listExpected(model));
  expect(undone).not.toEqual(first);
  expect(await listRows(otherChainId)).toEqual(undone);

  await other.kill();
  model.replace(60);
  await follower.catchUp();
  expect(await listRows(chainId)).toEqual(listExpected(model));
  expect(await listRows(otherChainId)).toEqual(undone);
  await follower.kill();
});
