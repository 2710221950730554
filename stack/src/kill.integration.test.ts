import { setTimeout as delay } from 'node:timers/promises';
import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { exchangeStatusSchema } from '@tradewind/schema/exchange/status';
import { swapListSchema, type WireSwap } from '@tradewind/schema/exchange/swap';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { getAbiItem } from 'viem';
import { getBlock, getLogs } from 'viem/actions';
import type * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectChain } from './chain/connect.ts';
import { localAccount } from './demo-accounts.ts';
import { swapNative } from './demo/swap-native.ts';
import { parseEnvironment } from './environment.ts';
import { createTemporaryHome } from './home/temporary-home.ts';
import { startStack, type Stack } from './start-stack.ts';

const { home, remove } = createTemporaryHome('kill');
const lines: string[] = [];
let stack: Stack;
const statusAnswerSchema = successSchema(exchangeStatusSchema);
const swapsAnswerSchema = successSchema(swapListSchema);

beforeAll(async () => {
  const environment = parseEnvironment({ TRADEWIND_HOME: home, PORT_BASE: '0', LOG_LEVEL: 'warn' });
  stack = await startStack({ environment, mode: 'start', report: (line) => lines.push(line) });
}, 240_000);

afterAll(remove);
afterAll(() => stack.stop());

/** Makes one swap after another as long as the work goes on; answers how many. */
async function whileSwapping(
  work: (untilMore: (more: number) => Promise<void>) => Promise<void>,
): Promise<number> {
  const { stablecoins } = findExchangeDeployment(stack.chain.chainId)!;
  const swaps = { count: 0, isStopping: false };
  const swapOnAndOn = async () => {
    while (!swaps.isStopping) {
      await swapNative({
        rpcUrl: stack.urls.rpc,
        account: localAccount(2),
        tokenOut: stablecoins[swaps.count % stablecoins.length]!,
        amountIn: 10n ** 16n + BigInt(swaps.count),
      });
      swaps.count += 1;
    }
  };
  const finished = swapOnAndOn();
  const untilMore = async (more: number) => {
    const target = swaps.count + more;
    while (swaps.count < target) {
      await Promise.race([finished, delay(20)]);
    }
  };
  try {
    await work(untilMore);
  } finally {
    swaps.isStopping = true;
    await finished;
  }
  return swaps.count;
}

/** Kills a service that runs and waits until the stack has noticed. */
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

async function listSwapsOnChain(toBlock: bigint): Promise<string[]> {
  const logs = await getLogs(connectChain(stack.urls.rpc), {
    event: getAbiItem({ abi: pairAbi, name: 'Swap' }),
    fromBlock: 0n,
    toBlock,
  });
  return logs.map(({ transactionHash, logIndex, address, args }) => {
    const amountIn =
      args.amount0In! > 0n ? args.amount0In! - args.amount0Out! : args.amount1In! - args.amount1Out!;
    return `${transactionHash} ${logIndex} ${address.toLowerCase()} ${amountIn}`;
  });
}

/** An answer of the API; while it is overloaded or its database is away it says so and is asked again. */
async function getFromApi<Answer extends z.ZodMiniType>(
  path: string,
  schema: Answer,
): Promise<z.infer<Answer>> {
  for (;;) {
    const response = await fetch(`${stack.urls.api}${path}`);
    if (response.ok) {
      return schema.parse(await response.json());
    }
    expect(response.status).toBe(503);
    await delay(100);
  }
}

/** Waits until the index has come to the head of the chain as it is now; answers that head. */
async function untilIndexed(): Promise<bigint> {
  const client = connectChain(stack.urls.rpc);
  for (;;) {
    const head = await getBlock(client);
    const { data } = await getFromApi('/exchange/status', statusAnswerSchema);
    if (data.blockHash === head.hash) {
      return head.number;
    }
    await delay(100);
  }
}

/** All pages of the API's list up to the block, oldest first. */
async function listSwapsOfApi(toBlock: bigint): Promise<string[]> {
  const swaps: WireSwap[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path: string = `/exchange/swaps?pageSize=100${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const { data } = await getFromApi(path, swapsAnswerSchema);
    swaps.push(...data.swaps);
    cursor = data.nextCursor;
  }
  return swaps
    .filter(({ blockNumber }) => blockNumber <= toBlock)
    .map(({ txHash, logIndex, pool, amountIn }) => `${txHash} ${logIndex} ${pool.toLowerCase()} ${amountIn}`)
    .toReversed();
}

async function expectIndexEqualsChain(): Promise<void> {
  const head = await untilIndexed();
  expect(await listSwapsOfApi(head)).toEqual(await listSwapsOnChain(head));
}

describe('kill -9 during swaps', { timeout: 240_000 }, () => {
  it('[OPS-01] of the indexer, the API, the keeper and the database loses and doubles nothing', async () => {
    const before = (await listSwapsOnChain(1_000_000n)).length;
    const made = await whileSwapping(async (untilMore) => {
      for (const name of ['indexer', 'api', 'keeper', 'database', 'database', 'indexer']) {
        await untilMore(5);
        await kill(name);
        await untilMore(5);
        await untilRunning(name);
      }
    });
    expect((await listSwapsOnChain(1_000_000n)).length).toBe(before + made);
    await expectIndexEqualsChain();
    expect(lines).toContain('  api was killed (SIGKILL); restarted');
  });

  it('[OPS-01] of the chain node leaves an index that equals what the chain kept', async () => {
    await kill('chain');
    await untilRunning('chain');
    await whileSwapping((untilMore) => untilMore(3));
    await expectIndexEqualsChain();
  });

  it('[OPS-03] its processes come back to ready, alive and measured', async () => {
    for (const url of [stack.urls.api, stack.urls.indexer, stack.urls.keeper]) {
      while (!(await fetch(`${url}/readyz`)).ok) {
        await delay(100);
      }
      expect((await fetch(`${url}/livez`)).status).toBe(200);
      expect(await (await fetch(`${url}/metrics`)).text()).toContain('# TYPE');
    }
  });
});
