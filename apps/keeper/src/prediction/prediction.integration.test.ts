import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { simulatedAggregatorAbi } from '@tradewind/abi/local/simulated-aggregator.abi';
import { simulatedAggregatorBytecode } from '@tradewind/abi/local/simulated-aggregator.bytecode';
import { simulatedFeedAbi } from '@tradewind/abi/local/simulated-feed.abi';
import { bonusDistributorAbi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import { chainlinkBoundaryOracleAbi } from '@tradewind/abi/prediction/chainlink-boundary-oracle.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { intentTable } from '@tradewind/db/keeper/tables';
import { addCollectRequest } from '@tradewind/db/collect/add-collect-request.query';
import { toClaimScope } from '@tradewind/db/prediction/claim-scope';
import { findCollectRequest } from '@tradewind/db/collect/find-collect-request.query';
import { createTestDatabase } from '@tradewind/db/test-database';
import { computeWeekStart } from '@tradewind/rules/prediction/grid';
import { outcomes } from '@tradewind/rules/prediction/round';
import { toReceiveId } from '@tradewind/rules/prediction/receive-id';
import { nameOutputs } from '@tradewind/rules/network/name-outputs';
import { localAccount } from '@tradewind/stack/demo-accounts';
import { encodeDeployData, encodeFunctionData, getAbiItem, parseEther, parseGwei } from 'viem';
import { getBalance, getLogs, readContract, waitForTransactionReceipt } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../simulation/processes.ts';
import { chainId, createMarketWorld, deployment } from './simulation/market-world.ts';

const week = 2_970;
const addressOf = (account: number): Hex => `0x${localAccount(account).address.slice(2).toLowerCase()}`;
const stake = parseEther('0.1');
let world: Awaited<ReturnType<typeof createMarketWorld>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let otherDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
/** Rounds in order: up, down, one without prices, and two after it. */
let first: number;

beforeAll(async () => {
  [world, database, otherDatabase] = await Promise.all([
    createMarketWorld(week),
    createTestDatabase(),
    createTestDatabase(),
  ]);
}, 120_000);
afterAll(async () => {
  await world.stop();
  await Promise.all([database.drop(), otherDatabase.drop()]);
});

const listResolved = () =>
  getLogs(world.client, {
    address: deployment.market,
    event: getAbiItem({ abi: predictionMarketAbi, name: 'BoundaryResolved' }),
    fromBlock: 0n,
    strict: true,
  });
const listIntents = () => database.orm.select().from(intentTable);
const claimOf = (account: number, item: number, kind: 'round' | 'bonus' = 'round') => ({
  ...toClaimScope(chainId, kind),
  account: addressOf(account),
  item: String(item),
});
const sendRequest = (account: number, item: number, kind?: 'round' | 'bonus') =>
  addCollectRequest(database, claimOf(account, item, kind));

async function getSettled(account: number, item: number, kind?: 'round' | 'bonus') {
  const find = () => findCollectRequest(database, claimOf(account, item, kind));
  await until(async () => ['done', 'refused'].includes((await find())!.state));
  const { state, reason, txHash } = (await find())!;
  return { state, reason, txHash };
}

/** Sets a price soon after the boundary, which is the close of one round and the lock of the next. */
async function passBoundary(epoch: number, price: bigint | undefined): Promise<void> {
  await world.travelTo(world.lockTimeOf(epoch) + 3);
  if (price === undefined) await world.client.mine({ blocks: 1 });
  else await world.push(price);
}

describe('[PRED-12] boundaries', () => {
  it('are proven after an outage, by two keepers of two operators at once, one of them killed: each once, silence as void', async () => {
    first = (await world.getOpenEpoch()) + 1;
    const prices = [600n, 610n, 605n, undefined, 620n, 625n];
    for (const [index, price] of prices.entries()) {
      const epoch = first + index;
      await passBoundary(epoch - 1, index === 0 ? 590n : prices[index - 1]);
      if (index < 5) {
        await world.enter(1, epoch, true);
        await world.enter(2, epoch, false);
        if (index === 0 || index === 4) await world.enter(5, epoch, true);
      }
      if (index === 5) await passBoundary(epoch, price);
    }
    const { market } = deployment;
    await Promise.all([world.startIndexer(database.url), world.startIndexer(otherDatabase.url)]);
    const doomed = await world.startKeeper(database.url, 10);
    // The other keeper starts later: otherwise it might leave nothing to prove for the killed one.
    await until(async () => (await listIntents()).length > 0);
    process.kill(doomed.pid, 'SIGKILL');
    await Promise.all([world.startKeeper(database.url, 10), world.startKeeper(otherDatabase.url, 9)]);
    await until(async () => (await listResolved()).length >= 6);
    await until(async () => (await world.getOutcome(first + 4)) !== 0);
    const resolved = (await listResolved()).map(({ args }) => args);
    const own = Array.from({ length: 6 }, (_, index) => BigInt(first + index));
    expect(resolved.map(({ boundary }) => boundary).toSorted((a, b) => Number(a - b))).toEqual(own);
    const silent = resolved.filter(({ ok }) => !ok).map(({ boundary }) => boundary);
    expect(silent).toEqual([BigInt(first + 3)]);
    const played = await Promise.all([0, 1, 2, 3, 4].map((index) => world.getOutcome(first + index)));
    expect(played.map((outcome) => outcomes[outcome])).toEqual(['up', 'down', 'void', 'void', 'up']);
    const liabilities = parseEther('1.2');
    expect(await getBalance(world.client, { address: market })).toBe(liabilities);
  }, 120_000);

  it('belong to the feed’s new phase, once the keeper has seen it', async () => {
    const { feed, oracle } = deployment;
    const data = encodeDeployData({
      abi: simulatedAggregatorAbi,
      bytecode: simulatedAggregatorBytecode,
      args: [localAccount(11).address],
    });
    const hash = await world.client.request({
      method: 'eth_sendTransaction',
      params: [{ from: localAccount(0).address, data }],
    });
    const { contractAddress } = await waitForTransactionReceipt(world.client, { hash });
    const args = [contractAddress!] as const;
    const abi = simulatedFeedAbi;
    await world.send(0, feed, encodeFunctionData({ abi, functionName: 'confirmAggregator', args }));
    const isPinned = async () => {
      const time = BigInt((await world.getTime()) + 1);
      const call = { address: oracle, abi: chainlinkBoundaryOracleAbi, functionName: 'phaseAt' } as const;
      return (await readContract(world.client, { ...call, args: [time] })) === 2;
    };
    await until(isPinned);
    const epoch = await world.getOpenEpoch();
    await world.push(630n);
    await world.enter(3, epoch, true);
    await world.enter(4, epoch, false);
    await passBoundary(epoch, 640n);
    await passBoundary(epoch + 1, 650n);
    await until(async () => outcomes[await world.getOutcome(epoch)] === 'up');
  });
});

describe('[PRED-07] requested claims', () => {
  it('are paid in one transaction, whatever one of the receivers does, refunds included', async () => {
    // An account that burns all its gas.
    await world.client.setCode({ address: addressOf(5), bytecode: '0x5b600056' });
    const before = await getBalance(world.client, { address: addressOf(1) });
    await Promise.all([
      sendRequest(1, first),
      sendRequest(5, first),
      sendRequest(2, first + 1),
      sendRequest(1, first + 2),
      sendRequest(2, first + 3),
    ]);
    const resultsOf = await Promise.all([
      getSettled(1, first),
      getSettled(5, first),
      getSettled(2, first + 1),
      getSettled(1, first + 2),
      getSettled(2, first + 3),
    ]);
    expect(resultsOf.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'done'));
    expect(new Set(resultsOf.map(({ txHash }) => txHash)).size).toBeLessThanOrEqual(2);
    const winnings = stake + (stake * ((stake * 97n) / 100n)) / (2n * stake);
    expect((await getBalance(world.client, { address: addressOf(1) })) - before).toBe(winnings + stake);
    const pending = await readContract(world.client, {
      address: deployment.market,
      abi: predictionMarketAbi,
      functionName: 'pending',
      args: [addressOf(5)],
    });
    expect(pending).toBe(winnings);
  });

  it('are paid beside a receiver that accepts the coin in the estimate, and burns gas in the transaction', async () => {
    // Burns all gas where the transaction pays more than the base fee; an estimate pays nothing.
    await world.client.setCode({ address: addressOf(5), bytecode: '0x483a11600757005b600756' });
    await Promise.all([sendRequest(1, first + 4), sendRequest(5, first + 4)]);
    const resultsOf = await Promise.all([getSettled(1, first + 4), getSettled(5, first + 4)]);
    expect(resultsOf.map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('are refused where there is nothing, where the account forbids it, and while gas is too expensive', async () => {
    const abi = predictionMarketAbi;
    const selfOnly = encodeFunctionData({ abi, functionName: 'setSelfClaimOnly', args: [true] });
    await world.send(2, deployment.market, selfOnly);
    await world.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('1000') });
    await world.client.mine({ blocks: 1 });
    await Promise.all([sendRequest(1, first + 1), sendRequest(2, first + 2), sendRequest(1, first + 3)]);
    expect(await getSettled(1, first + 1)).toMatchObject({ state: 'refused', reason: 'nothing' });
    expect(await getSettled(2, first + 2)).toMatchObject({ state: 'refused', reason: 'self_claim_only' });
    expect(await getSettled(1, first + 3)).toMatchObject({ state: 'refused', reason: 'too_dear' });
    await world.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 0n });
    await world.client.mine({ blocks: 1 });
    await sendRequest(1, first + 3);
    expect(await getSettled(1, first + 3)).toMatchObject({ state: 'done' });
  });
});

/** The public ranking command. */
function rankWeek() {
  const command = join(import.meta.dirname, 'rank-week-main.ts');
  const options = ['--rpc', world.rpcUrl, '--week', String(week)];
  return promisify(execFile)(process.execPath, [command, ...options]);
}

describe('[PRED-10] a week that is over', () => {
  it('is published with the ranking that the events alone give; its bonuses are relayed after the veto window', async () => {
    await world.send(0, deployment.bonus, '0x', parseEther('1'));
    expect((await rankWeek()).stdout).toContain('not published');
    await world.travelTo(computeWeekStart(week + 1) + 1_200);
    await world.client.mine({ blocks: 70 });
    const published = async () => {
      const [abi, functionName] = [bonusDistributorAbi, 'publishedWeek'] as const;
      const call = { address: deployment.bonus, abi, functionName, args: [BigInt(week)] } as const;
      return nameOutputs(abi, functionName, await readContract(world.client, call));
    };
    await until(async () => (await published()).activeAt > 0n);
    const [ranked, again] = [await rankWeek(), await rankWeek()];
    expect(ranked.stdout).toContain('published: the same');
    expect(again.stdout).toBe(ranked.stdout);
    expect(ranked.stdout).toContain((await published()).root);
    const receiveId = toReceiveId({ week, kind: 'volume', rank: 1 });
    const winner = [1, 2, 3, 4].find((account) => ranked.stdout.includes(`volume 1 ${addressOf(account)}`))!;
    await sendRequest(winner, receiveId, 'bonus');
    expect(await getSettled(winner, receiveId, 'bonus')).toMatchObject({ reason: 'nothing' });
    await world.travelTo((await world.getTime()) + 86_500);
    await world.client.mine({ blocks: 1 });
    const before = await getBalance(world.client, { address: addressOf(winner) });
    await Promise.all([sendRequest(winner, receiveId, 'bonus'), sendRequest(9, receiveId, 'bonus')]);
    expect(await getSettled(winner, receiveId, 'bonus')).toMatchObject({ state: 'done' });
    expect(await getSettled(9, receiveId, 'bonus')).toMatchObject({ reason: 'nothing' });
    expect(await getBalance(world.client, { address: addressOf(winner) })).toBeGreaterThan(before);
  }, 120_000);
});
