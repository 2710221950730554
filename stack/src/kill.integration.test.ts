import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { swapListSchema } from '@tradewind/schema/exchange/swap';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { getAbiItem } from 'viem';
import { getBlockNumber, getLogs } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectChain } from './chain/connect.ts';
import { localAccount } from './demo-accounts.ts';
import { swapNative } from './demo/swap-native.ts';
import { parseEnvironment } from './environment.ts';
import { startStack, type Stack } from './start-stack.ts';

const home = mkdtempSync(join(tmpdir(), 'tradewind-kill-'));
const lines: string[] = [];
let stack: Stack;

beforeAll(async () => {
  chmodSync(home, 0o755);
  const environment = parseEnvironment({ TRADEWIND_HOME: home, PORT_BASE: '0', LOG_LEVEL: 'warn' });
  stack = await startStack({ environment, mode: 'start', report: (line) => lines.push(line) });
}, 90_000);

afterAll(async () => {
  await stack.stop();
  rmSync(home, { recursive: true });
});

/** Swaps one after another until told to stop; answers how many were made. */
function swapSteadily() {
  const { stablecoins } = findExchangeDeployment(stack.chain.chainId)!;
  const swaps = { count: 0, isStopping: false };
  const loop = async () => {
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
  const finished = loop();
  return {
    untilMore: async (more: number) => {
      const target = swaps.count + more;
      while (swaps.count < target) {
        await Promise.race([finished, delay(20)]);
      }
    },
    stop: async () => {
      swaps.isStopping = true;
      await finished;
      return swaps.count;
    },
  };
}

async function untilRestarted(name: string, times: number): Promise<void> {
  const isRestart = (line: string) =>
    line.trim().startsWith(`${name} was killed`) && line.endsWith('restarted');
  while (lines.filter(isRestart).length < times) {
    const failure = await Promise.race([stack.failed, delay(20, undefined)]);
    expect(failure).toBeUndefined();
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

/** All pages of the API's list once the index has come to the block, oldest first. */
async function listSwapsOfApi(toBlock: bigint): Promise<string[]> {
  const swaps: string[] = [];
  let cursor = '';
  do {
    const response = await fetch(`${stack.urls.api}/exchange/swaps?pageSize=100${cursor}`);
    const { data } = successSchema(swapListSchema).parse(await response.json());
    if (data.blockNumber < toBlock) {
      await delay(50);
      continue;
    }
    const page = data.swaps.filter(({ blockNumber }) => blockNumber <= toBlock);
    swaps.push(
      ...page.map(
        ({ txHash, logIndex, pool, amountIn }) => `${txHash} ${logIndex} ${pool.toLowerCase()} ${amountIn}`,
      ),
    );
    cursor = data.nextCursor === null ? 'end' : `&cursor=${data.nextCursor}`;
  } while (cursor !== 'end');
  return swaps.toReversed();
}

async function expectIndexEqualsChain(): Promise<void> {
  const head = await getBlockNumber(connectChain(stack.urls.rpc), { cacheTime: 0 });
  expect(await listSwapsOfApi(head)).toEqual(await listSwapsOnChain(head));
}

describe('kill -9 during swaps', () => {
  it('[OPS-01] of the indexer, the API and the database loses and doubles nothing', async () => {
    const before = (await listSwapsOnChain(1_000_000n)).length;
    const swaps = swapSteadily();
    for (const name of ['indexer', 'api', 'database', 'database', 'indexer']) {
      await swaps.untilMore(5);
      const restarts = lines.filter((line) => line.trim().startsWith(`${name} was killed`)).length;
      stack.kill(name);
      await swaps.untilMore(5);
      await untilRestarted(name, restarts + 1);
    }
    const made = await swaps.stop();
    expect((await listSwapsOnChain(1_000_000n)).length).toBe(before + made);
    await expectIndexEqualsChain();
  });

  it('[OPS-01] of the chain node leaves an index that equals what the chain kept', async () => {
    stack.kill('chain');
    await untilRestarted('chain', 1);
    const swaps = swapSteadily();
    await swaps.untilMore(3);
    await swaps.stop();
    await expectIndexEqualsChain();
  });

  it('[OPS-03] its processes answer liveness, readiness and metrics', async () => {
    for (const url of [stack.urls.api, stack.urls.indexer]) {
      for (const path of ['/livez', '/readyz', '/metrics']) {
        expect({ path, status: (await fetch(`${url}${path}`)).status }).toEqual({ path, status: 200 });
      }
    }
  });
});
