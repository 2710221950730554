import { findPredictionDeployment } from '@tradewind/abi/deployment';
import { deploymentPlans } from '@tradewind/abi/local/deployment-plan';
import { simulatedAggregatorAbi } from '@tradewind/abi/local/simulated-aggregator.abi';
import { simulatedFeedAbi } from '@tradewind/abi/local/simulated-feed.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { findRoundToClaim } from '@tradewind/db/prediction/find-round-to-claim.query';
import { getMarketState } from '@tradewind/db/prediction/get-market-state.query';
import { listPriceCandles } from '@tradewind/db/prediction/list-price-candles.query';
import { listRounds } from '@tradewind/db/prediction/list-rounds.query';
import { listUnresolvedBoundaries } from '@tradewind/db/prediction/list-unresolved-boundaries.query';
import { priceTable } from '@tradewind/db/prediction/tables';
import { createTestDatabase } from '@tradewind/db/test-database';
import { computeLockTime, computeOpenEpoch } from '@tradewind/rules/prediction/grid';
import { computePayout } from '@tradewind/rules/prediction/payout';
import { outcomes } from '@tradewind/rules/prediction/round';
import { computeJoinedStatus } from '@tradewind/rules/prediction/status';
import { startChainNode } from '@tradewind/stack/chain-node';
import { type ChainClient, connectChain } from '@tradewind/stack/chain/connect';
import { deployContracts } from '@tradewind/stack/chain/deploy';
import { sendAs } from '@tradewind/stack/chain/send-as';
import { localAccount } from '@tradewind/stack/demo-accounts';
import { createFeedReader } from '@tradewind/stack/prediction/feed/feed-reader';
import { createMarketReader } from '@tradewind/stack/prediction/market-reader';
import { encodeFunctionData, type Hex, parseEther } from 'viem';
import { getBalance, getBlock, readContract } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { predictionArea } from '../prediction/prediction-area.ts';
import { dumpChain } from './dump-chain.ts';
import { startFollower } from './follower.ts';
import { createRandom } from './random.ts';

const chainId = 31337;
const { market, feed, genesis: deployedGenesis, maxDelay } = findPredictionDeployment(chainId)!;
const genesis = Number(deployedGenesis);
const prediction = predictionArea.findSources(chainId)!;
const plan = deploymentPlans[31337].filter(({ name }) =>
  /^(Simulated|Chainlink|Prediction|Bonus)/.test(name),
);
const players = [1, 2, 3, 4, 5].map((index) => localAccount(index).address);
const [keeper, feeder] = [localAccount(10).address, localAccount(11).address];
const firstEpoch = 20_000;
const lastEpoch = firstEpoch + 34;
const lockAt = (epoch: number) => computeLockTime(genesis, epoch);
const random = createRandom(7);

let node: Awaited<ReturnType<typeof startChainNode>>;
let client: ChainClient;
let reader: ReturnType<typeof createMarketReader>;
let aggregator: Hex;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let follower: ReturnType<typeof startFollower>;
const seen = { undone: 0 };

beforeAll(async () => {
  node = await startChainNode({ mining: 'manual', genesisTimestamp: lockAt(firstEpoch) - 900 });
  client = connectChain(node.rpcUrl);
  reader = createMarketReader(client, market);
  await deployContracts(client, new AbortController().signal, plan);
  for (const address of [keeper, feeder]) {
    await client.impersonateAccount({ address });
    await client.setBalance({ address, value: parseEther('100') });
  }
  // The node cannot replace its first blocks.
  await client.mine({ blocks: 8 });
  aggregator = await readContract(client, {
    address: feed,
    abi: simulatedFeedAbi,
    functionName: 'aggregator',
  });
  database = await createTestDatabase();
  follower = follow(database);
});
afterAll(async () => {
  await follower.kill();
  await database.drop();
  await node.stop();
});

function follow({ url }: { url: string }) {
  return startFollower({
    databaseUrl: url,
    rpcUrl: node.rpcUrl,
    timeoutMs: 10_000,
    chainId,
    areas: [predictionArea.on(prediction)],
    chain: { finalityBlocks: 64, isLocal: true, maxRangeBlocks: 100 },
    observer: { onUndo: () => (seen.undone += 1) },
  });
}

/** Mines one block at a time, or right after the last where that is later. */
async function mineAt(time: number): Promise<void> {
  const { timestamp } = await getBlock(client);
  const next = Math.max(time, Number(timestamp) + 1);
  await client.setNextBlockTimestamp({ timestamp: BigInt(next) });
  await client.mine({ blocks: 1 });
}

const call = (from: Hex, functionName: 'enter' | 'resolve' | 'claimFor' | 'claim', args: never, value = 0n) =>
  sendAs(client, {
    from,
    to: market,
    value,
    data: encodeFunctionData({ abi: predictionMarketAbi, functionName, args }),
  });
const push = (answer: bigint) =>
  sendAs(client, {
    from: feeder,
    to: aggregator,
    data: encodeFunctionData({ abi: simulatedAggregatorAbi, functionName: 'push', args: [answer] }),
  });
const replaceBlocks = (depth: number) =>
  client.request({ method: 'anvil_reorg' as never, params: [depth, []] as never });

async function enterAll(epoch: number): Promise<void> {
  const isOneSided = random.chance(0.15);
  for (const player of players) {
    if (random.chance(0.3)) continue;
    const value = parseEther('0.001') * BigInt(random.between(1, 5_000));
    await call(player, 'enter', [BigInt(epoch), isOneSided || random.chance(0.5)] as never, value);
  }
}

/**
 * Resolves every boundary that blocks a round, with the hint of the index; the feed's last price where it was
 * silent.
 */
async function resolveAll(now: number): Promise<void> {
  const toBoundary = computeOpenEpoch(genesis, now) - 1;
  for (const boundary of await listUnresolvedBoundaries(database, { chainId, toBoundary, limit: 50 })) {
    const first = (await listPrices()).find(({ updatedAt }) => updatedAt > lockAt(boundary));
    const hint = first ?? (await getMarketState(database, { chainId, openEpoch: 0 })).lastPrice;
    await call(keeper, 'resolve', [BigInt(boundary), hint!.roundId] as never);
  }
}

/** The feed's rounds as the index has them, in order of time. */
async function listPrices() {
  const { updatedAt, blockNumber, logIndex } = priceTable;
  return database.orm.select().from(priceTable).orderBy(updatedAt, blockNumber, logIndex);
}

async function claimSome(): Promise<void> {
  for (const player of players) {
    const epoch = await findRoundToClaim(database, { chainId, account: player });
    if (epoch === undefined || random.chance(0.3)) continue;
    if (random.chance(0.5)) await call(player, 'claim', [[BigInt(epoch)]] as never);
    else await call(keeper, 'claimFor', [player, [BigInt(epoch)]] as never);
  }
}

/** Entries, the boundary's price, proofs and claims; blocks are replaced after entries and after claims. */
async function playRound(epoch: number): Promise<void> {
  await enterAll(epoch);
  await mineAt(lockAt(epoch) - random.between(100, 200));
  await follower.catchUp();
  if (random.chance(0.3)) {
    await replaceBlocks(random.between(1, 3));
    if (random.chance(0.5)) await follower.catchUp();
  }
  // Sometimes silent; few prices, so that some rounds end in a tie.
  for (const delay of random.chance(0.85) ? [1, 40, 110] : [250]) {
    await push(BigInt(random.between(580, 582)) * 10n ** 8n);
    await mineAt(lockAt(epoch) + delay);
  }
  await follower.catchUp();
  await resolveAll(lockAt(epoch) + 130);
  await mineAt(lockAt(epoch) + 130);
  await follower.catchUp();
  await claimSome();
  await mineAt(lockAt(epoch) + 140);
  await follower.catchUp();
  if (random.chance(0.3)) await replaceBlocks(random.between(1, 2));
}

async function readBoundary(boundary: number) {
  const { state, price, oracleRound } = await reader.readBoundary(boundary);
  return state === 0 ? null : { isPriced: state === 1, price, oracleRound };
}

async function readRound(epoch: number) {
  const { totalUp, totalDown, outcome } = await reader.readRound(epoch);
  const [lock, close] = [await readBoundary(epoch), await readBoundary(epoch + 1)];
  return { epoch, totalUp, totalDown, outcome: outcomes[outcome], lock, close };
}

async function readPosition(epoch: number, account: Hex) {
  const [{ amount, up, claimed }, claimable] = await Promise.all([
    reader.readPosition(epoch, account),
    reader.readClaimable(epoch, account),
  ]);
  return amount === 0n ? null : { amount, isUp: up, isClaimed: claimed, claimable };
}

const list = (account: Hex = '0x') =>
  listRounds(database, { chainId, genesis, fromEpoch: firstEpoch, toEpoch: lastEpoch, account });

describe('[PRED-12] rounds played on the real contracts, with blocks replaced after entries and claims', () => {
  beforeAll(async () => {
    for (let epoch = firstEpoch; epoch <= lastEpoch; epoch += 1) await playRound(epoch);
    await mineAt(lockAt(lastEpoch) + 290);
    await follower.catchUp();
    await resolveAll(lockAt(lastEpoch) + 290);
    await mineAt(lockAt(lastEpoch) + 295);
    await follower.catchUp();
  }, 120_000);

  it('left rounds of every kind, and blocks that were undone', async () => {
    const kinds = new Set((await list()).map(({ outcome }) => outcome));
    expect([...kinds].toSorted()).toEqual(['down', 'one-sided', 'pending', 'tie', 'up', 'void']);
    expect(seen.undone).toBeGreaterThan(3);
  });

  it('every round and boundary equals the chain’s', async () => {
    for (const row of await list()) {
      const { lock, close, ...round } = await readRound(row.epoch);
      expect(row).toMatchObject(round);
      expect([row.lock, row.close]).toEqual(
        [lock, close].map((boundary) => boundary && expect.objectContaining(boundary)),
      );
    }
  });

  it('every position equals the chain’s, and pays what the rules compute', async () => {
    let claims = 0;
    for (const player of players) {
      for (const { epoch, position, ...round } of await list(player)) {
        const held = await readPosition(epoch, player);
        expect(position && { amount: position.amount, isUp: position.isUp }).toEqual(
          held && { amount: held.amount, isUp: held.isUp },
        );
        if (position === null || held === null) continue;
        const payout = computePayout(position, round, round.outcome);
        expect(position.claim !== null).toBe(held.isClaimed);
        expect(position.claim ? position.claim.amount : held.claimable).toBe(payout);
        const status = computeJoinedStatus(position, round.outcome, position.claim !== null);
        expect(status === 2).toBe(held.claimable > 0n);
        claims += position.claim ? 1 : 0;
      }
    }
    expect(claims).toBeGreaterThan(10);
  });

  it('the market’s balance is the deposits less the payments', async () => {
    const [sums] = await database.sql<{ held: string }>`
      select (select sum(amount) from chain.prediction_entered)
        - (select sum(amount) from chain.prediction_claimed) as held`;
    expect(await getBalance(client, { address: market })).toBe(BigInt(sums!.held));
  });

  it('every price belongs to a round of the feed, and a candle opens at the proven price of its boundary', async () => {
    const prices = await listPrices();
    expect(prices.length).toBeGreaterThan(30);
    for (const { roundId, answer, updatedAt } of prices) {
      const round = await createFeedReader(client, feed).readRound(roundId);
      expect([round.answer, round.updatedAt]).toEqual([answer, BigInt(updatedAt)]);
    }
    const candles = await listPriceCandles(database, { chainId, from: 0, to: 2 ** 40 });
    const opens = new Map(candles.map(({ startsAt, open }) => [startsAt, open]));
    let priced = 0;
    for (const { epoch, lock, lockFeed } of await list()) {
      if (lock === null) continue;
      const isInTime = lockFeed !== null && lockFeed.updatedAt <= lockAt(epoch) + Number(maxDelay);
      expect(lock.isPriced).toBe(isInTime);
      if (!lock.isPriced) continue;
      expect([opens.get(lockAt(epoch)), lockFeed?.answer, lockFeed?.roundId]).toEqual([
        lock.price,
        lock.price,
        lock.oracleRound,
      ]);
      priced += 1;
    }
    expect(priced).toBeGreaterThan(5);
  });

  it('an index built from scratch has the same rows', async () => {
    const scratch = await createTestDatabase();
    const other = follow(scratch);
    await other.catchUp();
    const dumps = await Promise.all([database, scratch].map((each) => dumpChain(each, chainId)));
    await other.kill();
    await scratch.drop();
    expect(dumps[0]).toEqual(dumps[1]);
  });
});
