import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPredictionDeployment } from '@tradewind/abi/deployment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainNode, startChainNode } from '../../chain-node.ts';
import { type ChainClient, connectChain } from '../../chain/connect.ts';
import { deployContracts } from '../../chain/deploy.ts';
import { payWages } from '../../chain/pay-wages.ts';
import { getFeederAccount, getKeeperAccount } from '../../demo-accounts.ts';
import { createTemporaryHome } from '../../home/temporary-home.ts';
import { createSimulatedPrice } from '../simulated-price.ts';
import { type Child, startChild } from '../../process/child.ts';
import { findFreePort } from '../../process/port.ts';
import { createFeedReader } from './feed-reader.ts';

const priceSeed = '5a'.repeat(32);
const simulated = createSimulatedPrice(Buffer.from(priceSeed, 'hex'));
const { feed: address, genesis } = findPredictionDeployment(31337)!;
const { home, remove } = createTemporaryHome('feed');
const stateFile = join(home, 'chain.json');
let port: number;
let node: ChainNode;
let client: ChainClient;
let feed: Child;
let feedPort: number;

beforeAll(async () => {
  [port, feedPort] = [await findFreePort(), await findFreePort()];
  await startNode();
  await deployContracts(client, new AbortController().signal);
  await payWages(client, [getKeeperAccount(), getFeederAccount()]);
  feed = startChild({
    command: process.execPath,
    parameters: [join(import.meta.dirname, 'main.ts')],
    environment: {
      RPC_URL: node.rpcUrl,
      FEED_PORT: String(feedPort),
      MARKET_SEED: priceSeed,
    },
    logFile: join(home, 'feed.log'),
  });
});
afterAll(async () => {
  await feed.stop();
  await node.stop();
  remove();
});

async function startNode(): Promise<void> {
  node = await startChainNode({ port, stateFile });
  client = connectChain(node.rpcUrl);
}

async function readLatest(): Promise<{ n: bigint; answer: bigint; updatedAt: number }> {
  const { roundId, answer, updatedAt } = await createFeedReader(client, address).readLatestRound();
  return { n: roundId & ((1n << 64n) - 1n), answer, updatedAt: Number(updatedAt) };
}

/** Waits for the first round after this one. */
async function waitForRound(after: bigint) {
  for (;;) {
    const latest = await readLatest().catch(() => undefined);
    if (latest && latest.n > after) return latest;
    await delay(50);
  }
}

/** The block can be some seconds later than the feed expected. */
function listPricesUpTo(timestamp: number): bigint[] {
  return Array.from({ length: 20 }, (_, seconds) => simulated.priceAt(timestamp - seconds));
}

describe('[PRED-12] the local feed', () => {
  it('publishes the price of its time, and publishes soon after a boundary, wherever the clock of the chain jumps', async () => {
    const first = await waitForRound(0n);
    expect(listPricesUpTo(first.updatedAt)).toContain(first.answer);
    const boundary = Number(genesis) + Math.ceil((first.updatedAt + 3_600 - Number(genesis)) / 300) * 300;
    await client.setNextBlockTimestamp({ timestamp: BigInt(boundary + 1) });
    await client.mine({ blocks: 1 });
    const second = await waitForRound(first.n);
    expect(second.updatedAt - boundary).toBeLessThan(20);
    expect(listPricesUpTo(second.updatedAt)).toContain(second.answer);
  });

  it('continues when the node was killed and lost its last blocks', async () => {
    const { n } = await readLatest();
    process.kill(node.pid, 'SIGKILL');
    await node.exited;
    await startNode();
    await deployContracts(client, new AbortController().signal);
    await payWages(client, [getKeeperAccount(), getFeederAccount()]);
    const forgotten = await readLatest();
    const next = await waitForRound(forgotten.n);
    expect(forgotten.n).toBeLessThanOrEqual(n);
    expect(next.n).toBe(forgotten.n + 1n);
  });

  it('never reveals its seed', async () => {
    const pages = await Promise.all(
      ['/metrics', '/readyz', '/'].map(async (path) =>
        (await fetch(`http://127.0.0.1:${feedPort}${path}`)).text(),
      ),
    );
    expect(pages.join('\n')).not.toContain(priceSeed.slice(0, 16));
    expect(feed.findComplaint()).not.toContain(priceSeed.slice(0, 16));
  });
});
