import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Outcome, outcomes } from '@tradewind/rules/prediction/round';
import { BlockNotFoundError, type Hash, parseEther } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import {
  getBalance,
  getBlock,
  getTransactionReceipt,
  sendRawTransaction,
  waitForTransactionReceipt,
} from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { betweenSaves } from '../chaos/between-saves.ts';
import { startHubClient, type HubClient } from '../chaos/hub-client.ts';
import { compareRound, untilMarketEquals } from '../chaos/market/compare-market.ts';
import { followMarket, type MarketFollower } from '../chaos/market/follow-market.ts';
import { requestCollection, fetchHistory, fetchRounds } from '../chaos/market/market-api.ts';
import { createPlay, createPlayer, type Play } from '../chaos/market/play.ts';
import { readBooks } from '../chaos/market/read-books.ts';
import { parseEnvironment } from '../environment.ts';
import { prepareHome } from '../home/prepared-home.ts';
import { createTemporaryHome } from '../home/temporary-home.ts';
import { createMarketReader } from './market-reader.ts';
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
  // Each process reads the clock shift from the environment at its start.
  process.env['NODE_OPTIONS'] = `--import ${import.meta.resolve('../../test/shift-clock.ts')}`;
  // The test sets the prices.
  const environment = parseEnvironment({
    TRADEWIND_HOME: home,
    PORT_BASE: '0',
    LOG_LEVEL: 'warn',
    LOCAL_FEED: 'off',
    LOCAL_FILES: 'off',
  });
  await prepareHome(environment);
  stack = await startStack({ environment, mode: 'start', saveSeconds: 10, print: () => undefined });
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

/** Opens a round with one stake on each side. */
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
  const { outcome } = await createMarketReader(play.client, play.deployment.market).readRound(epoch);
  return outcomes[outcome]!;
}

/** Waits until the keeper settles the round. */
async function untilSettled(epoch: number): Promise<Outcome> {
  for (;;) {
    const outcome = await readOutcome(epoch);
    if (outcome !== 'pending') return outcome;
    await delay(50);
  }
}

/** Requests the collection until it succeeds, as a user who clicks again; returns the transaction. */
async function collect({ address }: PrivateKeyAccount, epoch: number): Promise<`0x${string}`> {
  for (;;) {
    const answer = await requestCollection(stack.urls.api, address, epoch);
    if (answer.succeeded && answer.data.state === 'collected') return answer.extra.txHash!;
    if (!answer.succeeded) expect(answer.code).toBe('NOTHING_TO_COLLECT');
    await delay(100);
  }
}

/** Checks that the market holds what it owes. Every API, the official client and a plain one must equal the chain. */
async function expectConsistent(): Promise<void> {
  const { rpc, api } = stack.urls;
  expect(await untilMarketEquals({ rpcUrl: rpc, apiUrls: stack.apiUrls })).toEqual([]);
  await expect.poll(() => listFollowerFaults(api, rpc), { interval: 200 }).toEqual([]);
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

/** Removes the chain's last blocks, starting at the block of a transaction. */
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

  it('[PRED-02] [PRED-07] [OPS-01] of the node: the blocks that it lost are played again', async () => {
    const pairs: Pair[] = [];
    const lost: Hash[] = [];
    await betweenSaves(join(home, 'chain', 'bep.json'), async () => {
      pairs.push(await openRound());
      lost.push((await getBlock(play.client)).hash);
    });
    const { up, down } = pairs.at(-1)!;
    await kill('chain');
    await untilRunning('chain');
    await expect(getBlock(play.client, { blockHash: lost.at(-1)! })).rejects.toThrow(BlockNotFoundError);
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
  it('[PRED-02] [HUB-01] after a bet: no total contains it until it is in a block again', async () => {
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

  it('[PRED-07] after a claim: it is paid again, exactly once', async () => {
    const { epoch, up } = await openRound();
    await play.passBoundary(epoch, 600);
    await play.passBoundary(epoch + 1, 601);
    await untilSettled(epoch);
    const before = await getBalance(play.client, up);
    const hash = await collect(up, epoch);
    await undoFrom(hash);
    expect(await getBalance(play.client, up)).toBe(before);
    await collect(up, epoch);
    // The keeper resends the earlier claim, so a second response can name the first transaction.
    const paid = before + parseEther('0.197');
    await expect.poll(() => getBalance(play.client, up), { timeout: 40_000, interval: 200 }).toBe(paid);
    await expectConsistent();
    expect(await getBalance(play.client, up)).toBe(paid);
  });
});

describe('the feed', { timeout: 120_000 }, () => {
  it('[PRED-12] silent over a boundary: every stake is returned', async () => {
    const { epoch, up, down } = await openRound();
    await play.passBoundary(epoch, 600);
    const close = play.toLockTime(epoch + 1);
    await play.moveTo(close + Number(play.deployment.maxDelay) + 2);
    await play.push(601);
    expect(await untilSettled(epoch)).toBe('void');
    await Promise.all([collect(up, epoch), collect(down, epoch)]);
    await expectConsistent();
  });

  it('[PRED-12] publishes zero and a negative number: no round on either side has a winner', async () => {
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

  it('[PRED-12] publishes an old price: it decides nothing, and is shown as old', async () => {
    const { epoch, down } = await openRound();
    await play.passBoundary(epoch, 600);
    const close = play.toLockTime(epoch + 1);
    await play.moveTo(close - 30);
    await play.push(700);
    await play.moveTo(close + 100);
    const { market } = await fetchRoundsAt(close + 100);
    expect(market.lastPriceAt).toBeLessThan(close);
    // The keeper may still be proving the price of the lock.
    const readRound = async () => (await fetchRounds(stack.urls.api)).rounds.find(({ id }) => id === epoch);
    await expect.poll(readRound).toMatchObject({ status: 4, closedPrice: null });
    await expect.poll(() => follower.isStale()).toBe(true);
    expect(await readOutcome(epoch)).toBe('pending');
    await play.push(599);
    expect(await untilSettled(epoch)).toBe('down');
    await collect(down, epoch);
    await expectConsistent();
  });
});

/** Reads the API's rounds once its time has reached this value. */
async function fetchRoundsAt(time: number) {
  for (;;) {
    const answer = await fetchRounds(stack.urls.api);
    if (answer.market.blockTimestamp >= time) return answer;
    await delay(50);
  }
}

describe('time', { timeout: 120_000 }, () => {
  it('[PRED-01] [PRED-12] server clocks wrong by minutes: the published time, the states and the results are the chain’s', async () => {
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
    await expect.poll(() => hub.last.get('prediction')?.at).toBeGreaterThan(Date.now() + 400_000);
    const { epoch, up } = await openRound();
    const isNear = async () => Math.abs((follower.findTime() ?? 0) - (await play.readTime()));
    await expect.poll(isNear).toBeLessThan(60);
    const { rounds } = await fetchRoundsAt(await play.readTime());
    expect(rounds.find(({ id }) => id === epoch)?.status).toBe(1);
    await play.passBoundary(epoch, 600);
    await play.passBoundary(epoch + 1, 601);
    expect(await untilSettled(epoch)).toBe('up');
    await collect(up, epoch);
    await expectConsistent();
    for (const name of ['api', 'keeper', 'indexer']) await kill(name);
  });

  it('[PRED-03] fifty players stake in the last second of a round, and one stakes a second too late', async () => {
    const epoch = await play.openRound();
    const players = await Promise.all(Array.from({ length: 51 }, () => createPlayer(play.client)));
    const late = players.pop()!;
    await play.moveTo(play.toLockTime(epoch) - 1);
    // The next blocks have the same second.
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
