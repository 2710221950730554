import { setTimeout as delay } from 'node:timers/promises';
import { findNetworkDeployment } from '@tradewind/abi/deployment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSwapsOfApi, listSwapsOnChain, untilIndexed } from './chaos/compare-with-chain.ts';
import { localAccount } from './demo-accounts.ts';
import { swapNative } from './exchange/demo/swap-native.ts';
import { parseEnvironment } from './environment.ts';
import { createTemporaryHome } from './home/temporary-home.ts';
import { startStack, type Stack } from './start-stack.ts';

const { home, remove } = createTemporaryHome('kill');
const lines: string[] = [];
let stack: Stack;

beforeAll(async () => {
  const environment = parseEnvironment({ TRADEWIND_HOME: home, PORT_BASE: '0', LOG_LEVEL: 'warn' });
  stack = await startStack({ environment, mode: 'start', print: (line) => lines.push(line) });
}, 240_000);

afterAll(remove);
afterAll(() => stack.stop());

/** Sends one swap after another while the work runs; returns their number. */
async function whileSwapping(
  work: (untilMore: (more: number) => Promise<void>) => Promise<void>,
): Promise<number> {
  const { stablecoins } = findNetworkDeployment(stack.chain.chainId)!;
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
    const made = await whileSwapping(async (untilMore) => {
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
    await whileSwapping((untilMore) => untilMore(3));
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
