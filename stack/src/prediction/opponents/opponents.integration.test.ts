import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPredictionDeployment } from '@tradewind/abi/deployment';
import { predictionMarketAbi as abi } from '@tradewind/abi/prediction/prediction-market.abi';
import { encodeFunctionData, parseEther } from 'viem';
import { getBlock, getTransactionCount, waitForTransactionReceipt } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainNode, startChainNode } from '../../chain-node.ts';
import { type ChainClient, connectChain } from '../../chain/connect.ts';
import { deployContracts } from '../../chain/deploy.ts';
import { sendAs } from '../../chain/send-as.ts';
import { localAccount } from '../../demo-accounts.ts';
import { createTemporaryHome } from '../../home/temporary-home.ts';
import { opponents } from '../game-world.ts';
import { createMarketReader } from '../market-reader.ts';
import { type Child, startChild } from '../../process/child.ts';
import { findFreePort } from '../../process/port.ts';
import { planOpponents } from './plan-opponents.ts';

const { market, genesis } = findPredictionDeployment(31337)!;
const { home, remove } = createTemporaryHome('opponents');
const person = localAccount(1).address;
let node: ChainNode;
let client: ChainClient;
let port: number;
let running: Child;

beforeAll(async () => {
  port = await findFreePort();
  node = await startChainNode({ port: await findFreePort(), stateFile: join(home, 'chain.json') });
  client = connectChain(node.rpcUrl);
  await deployContracts(client, new AbortController().signal);
  running = start();
});
afterAll(async () => {
  await running.stop();
  await node.stop();
  remove();
});

function start(): Child {
  return startChild({
    command: process.execPath,
    parameters: [join(import.meta.dirname, 'main.ts')],
    environment: { RPC_URL: node.rpcUrl, OPPONENTS_PORT: String(port) },
    logFile: join(home, 'opponents.log'),
  });
}

/** Moves the time to the start of the next round's entries. */
async function openRound(): Promise<number> {
  const { timestamp } = await getBlock(client);
  const epoch = Number((timestamp - genesis) / 300n) + 2;
  await client.setNextBlockTimestamp({ timestamp: genesis + BigInt(epoch - 1) * 300n + 5n });
  await client.mine({ blocks: 1 });
  return epoch;
}

async function enter(from: `0x${string}`, epoch: number, isUp: boolean, value: bigint): Promise<void> {
  const data = encodeFunctionData({ abi, functionName: 'enter', args: [BigInt(epoch), isUp] });
  const hash = await sendAs(client, { from, to: market, data, value });
  expect((await waitForTransactionReceipt(client, { hash })).status).toBe('success');
}

async function readOpponents(epoch: number) {
  return Promise.all(
    opponents.map(async (account) => {
      const { readPosition } = createMarketReader(client, market);
      const { amount, up } = await readPosition(epoch, localAccount(account).address);
      return { account, amount, isUp: amount > 0n ? up : undefined };
    }),
  );
}

/** Waits until all expected opponents are in the round. */
async function waitForAll(epoch: number) {
  for (;;) {
    const known = await readOpponents(epoch);
    const present = known.filter(({ amount }) => amount > 0n);
    if (present.length > 0 && planOpponents(epoch, known).length === 0) return present;
    await delay(100);
  }
}

const countSent = async () =>
  (
    await Promise.all(
      opponents.map((account) => getTransactionCount(client, { address: localAccount(account).address })),
    )
  ).reduce((sum, count) => sum + count, 0);

/** Waits for several looks, in which any due entry would happen. */
const pass = () => delay(3_000);

describe('[PRED-01] [OPS-01] opponents on a local chain', () => {
  it.each([true, false])(
    'given a user who plays alone (UP: %s), when the stake is in a block, then two to four opponents are on both sides',
    async (isUp) => {
      const epoch = await openRound();
      await enter(person, epoch, isUp, parseEther('0.1'));
      const present = await waitForAll(epoch);
      expect(present.length).toBeGreaterThanOrEqual(2);
      expect(present.length).toBeLessThanOrEqual(4);
      expect(new Set(present.map((opponent) => opponent.isUp)).size).toBe(2);
    },
  );

  it('given a round without players, or with opponents alone, when time passes, then no opponent enters', async () => {
    const sent = await countSent();
    const epoch = await openRound();
    await pass();
    await enter(localAccount(4).address, epoch, true, parseEther('0.1'));
    await pass();
    expect(await countSent()).toBe(sent + 1);
  });

  it('given opponents that were killed half way, when they start again, then the rest enters, and none enters twice', async () => {
    const epoch = await openRound();
    process.kill(running.pid, 'SIGKILL');
    await running.exited;
    const sent = await countSent();
    const [first] = planOpponents(epoch, await readOpponents(epoch));
    await enter(person, epoch, true, parseEther('0.1'));
    await enter(localAccount(first!.account).address, epoch, first!.isUp, first!.amount);
    running = start();
    const present = await waitForAll(epoch);
    await pass();
    expect(await countSent()).toBe(sent + present.length);
    expect(new Set(present.map((opponent) => opponent.isUp)).size).toBe(2);
  });
});
