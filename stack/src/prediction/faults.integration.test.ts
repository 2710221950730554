import { setTimeout as delay } from 'node:timers/promises';
import { predictionMarketAbi as abi } from '@tradewind/abi/prediction/prediction-market.abi';
import { type Outcome, outcomes } from '@tradewind/rules/prediction/round';
import { parseEther } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import {
  getBalance,
  getBlock,
  getTransactionReceipt,
  readContract,
  sendRawTransaction,
  waitForTransactionReceipt,
} from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHubClient, type HubClient } from '../chaos/hub-client.ts';
import { compareRound, untilMarketEquals } from '../chaos/market/compare-market.ts';
import { followMarket, type MarketFollower } from '../chaos/market/follow-market.ts';
import { askToCollect, fetchHistory, fetchRounds } from '../chaos/market/market-api.ts';
import { createPlay, createPlayer, type Play } from '../chaos/market/play.ts';
import { readBooks } from '../chaos/market/read-books.ts';
import { parseEnvironment } from '../environment.ts';
import { createTemporaryHome } from '../home/temporary-home.ts';
import { startStack, type Stack } from '../start-stack.ts';

const { home, remove } = createTemporaryHome('faults');
const stake = parseEther('0.1');
let stack: Stack;
let play: Play;
let hub: HubClient;
let follower: MarketFollower;

beforeAll(async () => {
  process.env['RATE_LIMIT'] = '1000000';
  process.env['HUB_CONNECTS_PER_MINUTE'] = '10000';
  // Each process takes the clock's error from the environment of the moment at which it starts.
  process.env['NODE_OPTIONS'] = `--import ${import.meta.resolve('../../test/shift-clock.ts')}`;
  // Prices are the test's to say.
  const environment = parseEnvironment({
    TRADEWIND_HOME: home,
    PORT_BASE: '0',
    LOG_LEVEL: 'warn',
    LOCAL_FEED: 'off',
  });
  stack = await startStack({ environment, mode: 'start', report: () => undefined });
  play = createPlay(stack.urls.rpc);
  hub = startHubClient(stack.urls.web, ['prediction']);
  follower = await followMarket(stack.urls.web, stack.urls.api);
}, 240_000);

afterAll(async () => {
  delete process.env['NODE_OPTIONS'];
  await Promise.all([hub?.stop(), follower?.stop()]);
  await stack?.stop();
  remove();
}, 60_000);

type Pair = { epoch: number; up: PrivateKeyAccount; down: PrivateKeyAccount };

/** A round with one stake on each side. */
async function openRound(): Promise<Pair> {
  const epoch = await play.openRound();
  const [up, down] = await Promise.all([createPlayer(play.client), createPlayer(play.client)]);
  await play.enter(up, { epoch, isUp: true, amount: stake });
  await play.enter(down, { epoch, isUp: false, amount: stake });
  return { epoch, up, down };
}

async function kill(name: string): Promise<void> {
  const killed = stack.findPid(name);
  stack.kill(name);
  while (stack.findPid(name) === killed) await delay(20);
}

async function untilRunning(name: string): Promise<void> {
  while (stack.findPid(name) === undefined)
    expect(await Promise.race([stack.failed, delay(20, undefined)])).toBeUndefined();
}

async function readOutcome(epoch: number): Promise<Outcome> {
  const { market: address } = play.deployment;
  const args = [BigInt(epoch)] as const;
  const [, , outcome] = await readContract(play.client, { address, abi, functionName: 'rounds', args });
  return outcomes[outcome]!;
}

/** The keeper settles it. */
async function untilSettled(epoch: number): Promise<Outcome> {
  for (;;) {
    const outcome = await readOutcome(epoch);
    if (outcome !== 'pending') return outcome;
    await delay(50);
  }
}

/** Asks until it is collected, as a person does who clicks again; answers the transaction. */
async function collect({ address }: PrivateKeyAccount, epoch: number): Promise<`0x${string}`> {
  for (;;) {
    const answer = await askToCollect(stack.urls.api, address, epoch);
    if (answer.succeeded && answer.data.state === 'collected') return answer.extra.txHash!;
    if (!answer.succeeded) expect(answer.code).toBe('NOTHING_TO_COLLECT');
    await delay(100);
  }
}

/** The market owes what it holds, and every API, the official client and a plain one know what the chain knows. */
async function expectConsistent(): Promise<void> {
  const { rpc, api } = stack.urls;
  expect(await untilMarketEquals({ rpcUrl: rpc, apiUrls: stack.apiUrls })).toEqual([]);
  await expect.poll(() => listFollowerFaults(api, rpc), { timeout: 20_000, interval: 200 }).toEqual([]);
  expect(hub.faults).toEqual([]);
}

async function listFollowerFaults(api: string, rpc: string): Promise<string[]> {
  const { rounds: shown } = await fetchRounds(api);
  const books = await readBooks(rpc, (await getBlock(play.client)).number);
  return shown.flatMap(({ id }) => {
    const known = follower.rounds.get(id);
    if (!known) return [`the client has not heard of round ${id}`];
    return compareRound(known, books.rounds.get(id) ?? { positions: [], outcome: 'pending', fee: 0n });
  });
}

/** Puts the chain's last blocks, from that of a transaction on, out of the chain. */
async function undoFrom(hash: `0x${string}`): Promise<`0x${string}`> {
  const raw = await play.client.request<{
    Method: 'eth_getRawTransactionByHash';
    Parameters: [`0x${string}`];
    ReturnType: `0x${string}`;
  }>({ method: 'eth_getRawTransactionByHash', params: [hash] });
  const [{ blockNumber }, head] = await Promise.all([
    getTransactionReceipt(play.client, { hash }),
    getBlock(play.client),
  ]);
  const depth = Number(head.number - blockNumber) + 1;
  await play.client.request<{ Method: 'anvil_reorg'; Parameters: [number, never[]]; ReturnType: null }>({
    method: 'anvil_reorg',
    params: [depth, []],
  });
  await play.client.mine({ blocks: 2 });
  return raw;
}

describe('kill -9 in the middle of a round', { timeout: 120_000 }, () => {
  it.each(['keeper', 'api', 'indexer', 'database'])(
    '[PRED-02] [PRED-07] [OPS-01] of the %s: the round is settled and collected once',
    async (name) => {
      const { epoch, up } = await openRound();
      await kill(name);
      await play.passBoundary(epoch, 600);
      await play.passBoundary(epoch + 1, 601);
      expect(await untilSettled(epoch)).toBe('up');
      await collect(up, epoch);
      expect(await getBalance(play.client, up)).toBeGreaterThan(parseEther('10.09'));
      await untilRunning(name);
      await expectConsistent();
    },
  );

  it('[PRED-02] [PRED-07] [OPS-01] of the node: what it forgot is played anew', async () => {
    const { up, down } = await openRound();
    await kill('chain');
    await untilRunning('chain');
    const again = await play.openRound();
    for (const { address } of [up, down]) await play.client.setBalance({ address, value: parseEther('10') });
    await play.enter(up, { epoch: again, isUp: true, amount: stake });
    await play.enter(down, { epoch: again, isUp: false, amount: stake });
    await play.passBoundary(again, 600);
    await play.passBoundary(again + 1, 599);
    expect(await untilSettled(again)).toBe('down');
    await collect(down, again);
    await expectConsistent();
  });
});

describe('the node reorganises', { timeout: 120_000 }, () => {
  it('[PRED-02] [HUB-01] after a bet: it is in no total until it is in a block again', async () => {
    const epoch = await play.openRound();
    const player = await createPlayer(play.client);
    const hash = await play.enter(player, { epoch, isUp: true, amount: stake });
    await expectConsistent();
    expect(await fetchHistory(stack.urls.api, player.address)).toHaveLength(1);
    const raw = await undoFrom(hash);
    await expectConsistent();
    expect(await fetchHistory(stack.urls.api, player.address)).toEqual([]);
    await sendRawTransaction(play.client, { serializedTransaction: raw });
    await waitForTransactionReceipt(play.client, { hash });
    await expectConsistent();
    expect(await fetchHistory(stack.urls.api, player.address)).toMatchObject([{ id: epoch, totalUp: '0.1' }]);
  });

  it('[PRED-07] after a claim: it is paid again, and once', async () => {
    const { epoch, up } = await openRound();
    await play.passBoundary(epoch, 600);
    await play.passBoundary(epoch + 1, 601);
    await untilSettled(epoch);
    const before = await getBalance(play.client, up);
    const hash = await collect(up, epoch);
    await undoFrom(hash);
    expect(await getBalance(play.client, up)).toBe(before);
    await collect(up, epoch);
    // What was asked for before is sent again by the keeper, so a second answer may name the first transaction.
    const paid = before + parseEther('0.197');
    await expect.poll(() => getBalance(play.client, up), { timeout: 40_000, interval: 200 }).toBe(paid);
    await expectConsistent();
    expect(await getBalance(play.client, up)).toBe(paid);
  });
});

describe('the feed', { timeout: 120_000 }, () => {
  it('[PRED-12] silent over a boundary: every stake is given back', async () => {
    const { epoch, up, down } = await openRound();
    await play.passBoundary(epoch, 600);
    const close = play.toLockTime(epoch + 1);
    await play.moveTo(close + Number(play.deployment.maxDelay) + 2);
    await play.push(601);
    expect(await untilSettled(epoch)).toBe('void');
    await Promise.all([collect(up, epoch), collect(down, epoch)]);
    await expectConsistent();
  });

  it('[PRED-12] answering zero and a negative number: no round on either side has a winner', async () => {
    const rounds = [await openRound()];
    await play.passBoundary(rounds[0]!.epoch, 600);
    for (const dollars of [0, -600, 601]) {
      const epoch = rounds.at(-1)!.epoch + 1;
      const player = await createPlayer(play.client);
      await play.enter(player, { epoch, isUp: true, amount: stake });
      rounds.push({ epoch, up: player, down: player });
      await play.passBoundary(epoch, dollars);
    }
    for (const { epoch } of rounds.slice(0, -1)) expect(await untilSettled(epoch)).toBe('void');
    await Promise.all(rounds.slice(0, -1).map(({ epoch, up }) => collect(up, epoch)));
    await expectConsistent();
  });

  it('[PRED-12] answering with an old price: it decides nothing, and is shown as old', async () => {
    const { epoch, down } = await openRound();
    await play.passBoundary(epoch, 600);
    const close = play.toLockTime(epoch + 1);
    await play.moveTo(close - 30);
    await play.push(700);
    await play.moveTo(close + 100);
    const { rounds, market } = await fetchRoundsAt(close + 100);
    expect(market.lastPriceAt).toBeLessThan(close);
    expect(rounds.find(({ id }) => id === epoch)).toMatchObject({ status: 4, closedPrice: null });
    await expect.poll(() => follower.isStale(), { timeout: 20_000 }).toBe(true);
    expect(await readOutcome(epoch)).toBe('pending');
    await play.push(599);
    expect(await untilSettled(epoch)).toBe('down');
    await collect(down, epoch);
    await expectConsistent();
  });
});

/** The API's rounds, once it knows that so much time has passed. */
async function fetchRoundsAt(time: number) {
  for (;;) {
    const answer = await fetchRounds(stack.urls.api);
    if (answer.market.blockTimestamp >= time) return answer;
    await delay(50);
  }
}

describe('time', { timeout: 120_000 }, () => {
  it('[PRED-01] [PRED-12] server clocks wrong by minutes: the time told, the states and the results are the chain’s', async () => {
    for (const [name, seconds] of [
      ['api', 420],
      ['keeper', -420],
      ['indexer', 900],
    ] as const) {
      process.env['CLOCK_SHIFT_SECONDS'] = String(seconds);
      await kill(name);
      await untilRunning(name);
    }
    delete process.env['CLOCK_SHIFT_SECONDS'];
    await expect
      .poll(() => hub.last.get('prediction')?.at, { timeout: 20_000 })
      .toBeGreaterThan(Date.now() + 400_000);
    const { epoch, up } = await openRound();
    const isNear = async () => Math.abs((follower.findTime() ?? 0) - (await play.readTime()));
    await expect.poll(isNear, { timeout: 20_000 }).toBeLessThan(60);
    const { rounds } = await fetchRoundsAt(await play.readTime());
    expect(rounds.find(({ id }) => id === epoch)?.status).toBe(1);
    await play.passBoundary(epoch, 600);
    await play.passBoundary(epoch + 1, 601);
    expect(await untilSettled(epoch)).toBe('up');
    await collect(up, epoch);
    await expectConsistent();
    for (const name of ['api', 'keeper', 'indexer']) await kill(name);
  });

  it('[PRED-03] fifty players stake in the last second of a round, and one comes a second too late', async () => {
    const epoch = await play.openRound();
    const players = await Promise.all(Array.from({ length: 51 }, () => createPlayer(play.client)));
    const late = players.pop()!;
    await play.moveTo(play.toLockTime(epoch) - 1);
    // The next blocks are of the same second.
    await play.client.setBlockTimestampInterval({ interval: 0 });
    await Promise.all(
      players.map((player, index) => play.enter(player, { epoch, isUp: index % 3 === 0, amount: stake })),
    );
    expect(await play.readTime()).toBe(play.toLockTime(epoch) - 1);
    await play.client.removeBlockTimestampInterval();
    await play.moveTo(play.toLockTime(epoch));
    await expect(play.enter(late, { epoch, isUp: true, amount: stake })).rejects.toThrow('NotOpen');
    await expectConsistent();
    await play.passBoundary(epoch, 600);
    await play.passBoundary(epoch + 1, 599);
    expect(await untilSettled(epoch)).toBe('down');
    const winners = players.filter((_, index) => index % 3 !== 0);
    await Promise.all(winners.slice(0, 20).map((winner) => collect(winner, epoch)));
    await expectConsistent();
  });
});
