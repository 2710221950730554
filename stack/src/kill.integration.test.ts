import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findNetworkDeployment, findStakePoolDeployment } from '@tradewind/abi/deployment';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';
import { createDatabase, type Database } from '@tradewind/db/database';
import { chainHeadSchema } from '@tradewind/schema/hub/chain-head';
import { areaTopic, headTopic } from '@tradewind/schema/hub/chain-topic';
import { stakesTopic } from '@tradewind/schema/stake-pool/hub-names';
import type { Topic } from '@tradewind/schema/hub/topic';
import { BaseError, BlockNotFoundError, type Hash } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectChain } from './chain/connect.ts';
import { listSwapsOfApi, listSwapsOnChain, untilIndexed } from './chaos/compare-with-chain.ts';
import { betweenSaves } from './chaos/between-saves.ts';
import { startHubClient } from './chaos/hub-client.ts';
import { localAccount } from './demo-accounts.ts';
import { swapNative } from './exchange/demo/swap-native.ts';
import { parseEnvironment } from './environment.ts';
import { createTemporaryHome } from './home/temporary-home.ts';
import { openPoolPage, type PoolPage } from './stake-pool/open-pool-page.test-support.ts';
import {
  listMovesOfApi,
  listMovesOnChain,
  type PoolSums,
  readSumsOfApi,
  readStakeAmounts,
  readSumsOfContract,
  readSumsOfIndex,
} from './stake-pool/read-stakes.ts';
import { stakeInTurn, type Staker } from './stake-pool/stake-in-turn.ts';
import { startStack, type Stack } from './start-stack.ts';

const { home, remove } = createTemporaryHome('kill');
const chainFile = join(home, 'chain', 'bep.json');
const lines: string[] = [];
let stack: Stack;

beforeAll(async () => {
  const environment = parseEnvironment({ TRADEWIND_HOME: home, PORT_BASE: '0', LOG_LEVEL: 'warn' });
  stack = await startStack({ environment, mode: 'start', print: (line) => lines.push(line) });
}, 240_000);

afterAll(remove);
afterAll(() => stack.stop());

/** Repeats a step while the work runs; returns how often. The step says whether it counts. */
async function whileRepeating(
  step: (count: number) => Promise<boolean>,
  work: (untilMore: (more: number) => Promise<void>) => Promise<void>,
): Promise<number> {
  const done = { count: 0, isStopping: false };
  const repeat = async () => {
    while (!done.isStopping) done.count += (await step(done.count)) ? 1 : 0;
  };
  const finished = repeat();
  const untilMore = async (more: number) => {
    const target = done.count + more;
    while (done.count < target) await Promise.race([finished, delay(20)]);
  };
  try {
    await work(untilMore);
  } finally {
    done.isStopping = true;
    await finished;
  }
  return done.count;
}

async function swap(count: number): Promise<boolean> {
  const { stablecoins } = findNetworkDeployment(stack.chain.chainId)!;
  await swapNative({
    rpcUrl: stack.urls.rpc,
    account: localAccount(2),
    tokenOut: stablecoins[count % stablecoins.length]!,
    amountIn: 10n ** 16n + BigInt(count),
  });
  return true;
}

/** Kills a running service and waits until the stack has noticed. */
async function kill(name: string): Promise<void> {
  await untilRunning(name);
  const killed = stack.findPid(name);
  stack.kill(name);
  while (stack.findPid(name) === killed) {
    await delay(20);
  }
}

async function untilRunning(name: string): Promise<void> {
  while (stack.findPid(name) === undefined) {
    expect(await Promise.race([stack.failed, delay(20, undefined)])).toBeUndefined();
  }
}

/** Returns why a process is not ready: its own reason, or the error of the request. */
async function readReadiness(url: string): Promise<string> {
  try {
    const answer = await fetch(`${url}/readyz`);
    return answer.ok ? 'ready' : await answer.text();
  } catch (error) {
    return String(error);
  }
}

async function expectIndexEqualsChain(): Promise<void> {
  const { api, rpc } = stack.urls;
  const head = await untilIndexed(rpc, api);
  expect(await listSwapsOfApi(api, head)).toEqual(await listSwapsOnChain(rpc, head));
}

describe('kill -9 during swaps', { timeout: 240_000 }, () => {
  it('[OPS-01] of the indexer, the API, the keeper and the database loses and duplicates nothing', async () => {
    const before = (await listSwapsOnChain(stack.urls.rpc, 1_000_000n)).length;
    const made = await whileRepeating(swap, async (untilMore) => {
      for (const name of ['indexer', 'api', 'keeper', 'database', 'database', 'indexer']) {
        await untilMore(5);
        await kill(name);
        await untilMore(5);
        await untilRunning(name);
      }
    });
    expect((await listSwapsOnChain(stack.urls.rpc, 1_000_000n)).length).toBe(before + made);
    await expectIndexEqualsChain();
    expect(lines).toContain('  api was killed (SIGKILL); restarted');
  });

  it('[OPS-01] of the chain node leaves an index that equals the blocks that the chain kept', async () => {
    await kill('chain');
    await untilRunning('chain');
    await whileRepeating(swap, (untilMore) => untilMore(3));
    await expectIndexEqualsChain();
  });

  it('[OPS-03] its processes are ready, alive and measured again', async () => {
    for (const url of [stack.urls.api, stack.urls.indexer, stack.urls.keeper]) {
      await expect.poll(() => readReadiness(url), { timeout: 60_000, interval: 100 }).toBe('ready');
      expect((await fetch(`${url}/livez`)).status).toBe(200);
      expect(await (await fetch(`${url}/metrics`)).text()).toContain('# TYPE');
    }
  });
});

const patience = { timeout: 10_000 };

/** A page waits between its attempts to read from a killed node. */
const patienceOfPage = { timeout: 30_000, interval: 100 };

describe('kill -9 during stakes', { timeout: 120_000 }, () => {
  const demoAccount = 3;
  let staker: Staker;
  let page: PoolPage;
  let database: Database;

  beforeAll(async () => {
    const client = connectChain(stack.urls.rpc);
    const { factory: address } = findStakePoolDeployment(stack.chain.chainId)!;
    const list = { address, abi: stakePoolFactoryAbi, functionName: 'pools' } as const;
    const [pool] = await readContract(client, { ...list, args: [0n, 1n] });
    staker = { client, pool: pool!, account: localAccount(demoAccount).address };
    database = createDatabase(stack.databaseUrl, { maxConnections: 1 });
    page = await openPoolPage({ webUrl: stack.urls.web, pool: staker.pool, demoAccount, decimals: 18 });
  });
  afterAll(() => database.close());
  afterAll(() => page?.close());

  /** A killed node fails the step, or loses its transaction; a reverted call fails the test. */
  async function stake(): Promise<boolean> {
    await delay(50);
    try {
      await stakeInTurn(staker);
      return true;
    } catch (error) {
      if (error instanceof BaseError) return false;
      throw error;
    }
  }

  /**
   * Contract, index and API, compared at the block of the API, and the open page, which nobody loads again; returns the
   * contract's sums.
   */
  async function expectEqualStakes(): Promise<PoolSums> {
    const { api, rpc } = stack.urls;
    const { client, pool, account } = staker;
    await untilIndexed(rpc, api);
    const { sums, blockNumber } = await readSumsOfApi(api, pool);
    const onChain = await readSumsOfContract(client, pool, blockNumber);
    expect([sums, await readSumsOfIndex(database, pool)]).toEqual([onChain, onChain]);
    expect(await listMovesOfApi(api, pool, account)).toEqual(await listMovesOnChain(client, pool, account));
    const { totalLocked, reserved } = onChain;
    const shown = { totalLocked, reserved, stakes: await readStakeAmounts(client, pool, account) };
    await expect.poll(page.read, patienceOfPage).toEqual(shown);
    return onChain;
  }

  const countMoves = async () => (await listMovesOnChain(staker.client, staker.pool, staker.account)).length;

  it.each(['keeper', 'api', 'indexer', 'database'])(
    '[OPS-01] [POOL-04] given stakes and exits in turn, when %s is killed, then none is lost, none counts twice, and the open page agrees',
    async (name) => {
      const before = await countMoves();
      const made = await whileRepeating(stake, async (untilMore) => {
        await untilMore(3);
        await kill(name);
        await untilMore(3);
        await untilRunning(name);
      });
      expect(await countMoves()).toBe(before + made);
      await expectEqualStakes();
    },
  );

  it('[OPS-01] [POOL-04] given stakes in turn, when the chain node is killed, then index, API and page have those that it kept', async () => {
    const lost: Hash[] = [];
    await betweenSaves(chainFile, async () => {
      for (let made = 0; made < 3; made += 1) expect(await stake()).toBe(true);
      lost.push((await getBlock(staker.client)).hash);
    });
    await whileRepeating(stake, async (untilMore) => {
      await kill('chain');
      await untilRunning('chain');
      await untilMore(3);
    });
    await expect(getBlock(staker.client, { blockHash: lost.at(-1)! })).rejects.toThrow(BlockNotFoundError);
    await expectEqualStakes();
  });

  it('[HUB-03] [POOL-04] given an indexed stake, when its block is replaced, then index, API, hub and page are without it', async () => {
    const { client, pool } = staker;
    const { chainId } = stack.chain;
    const [head, stakes] = [headTopic(chainId), areaTopic(stakesTopic, chainId)];
    const hub = startHubClient(stack.urls.api, [head, stakes]);
    const findLast = (topic: Topic) => JSON.parse(hub.last.get(topic)?.extraData ?? 'null');
    // One block below the stake is replaced too: an empty one, not another stake.
    await client.mine({ blocks: 1 });
    const before = await expectEqualStakes();
    const { number: last } = await getBlock(client);
    expect(await stake()).toBe(true);
    const withStake = await expectEqualStakes();
    expect(withStake).not.toEqual(before);
    await expect.poll(() => findLast(stakes), patience).toMatchObject({ pools: [pool.toLowerCase()] });
    const { number } = await getBlock(client);
    await client.request({
      method: 'anvil_reorg' as never,
      params: [Number(number - last) + 1, []] as never,
    });
    expect(await expectEqualStakes()).toEqual(before);
    // The chain goes on meanwhile.
    const isAtHead = async () =>
      chainHeadSchema.parse(findLast(head)).blockHash === (await getBlock(client)).hash;
    await expect.poll(isAtHead, patience).toBe(true);
    expect(await stake()).toBe(true);
    expect(await expectEqualStakes()).toEqual(withStake);
    await hub.stop();
    expect(hub.faults).toEqual([]);
  });
});
