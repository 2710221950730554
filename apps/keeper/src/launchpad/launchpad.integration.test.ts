import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { addIntent } from '@tradewind/db/keeper/add-intent.query';
import { intentTable } from '@tradewind/db/keeper/tables';
import { listSaleBuyers } from '@tradewind/db/launchpad/list-sale-buyers.query';
import { createTestDatabase } from '@tradewind/db/test-database';
import { computeSold, findLevel, fullLevel } from '@tradewind/rules/launchpad/level';
import { localAccount } from '@tradewind/stack/demo-accounts';
import { chainId } from '@tradewind/stack/launchpad/sale-chain';
import { concat, decodeFunctionData, encodeFunctionData, getAbiItem, size } from 'viem';
import { getLogs, getTransaction } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../simulation/processes.ts';
import { createSaleWorld } from './simulation/sale-world.ts';

const [open, levelled, cancelled] = [0, 1, 3];
const [notFunded, softCapMissed, notDelivered] = [2, 3, 5];
const accountsPerTally = 7;
const usd = 1_000_000n;
let world: Awaited<ReturnType<typeof createSaleWorld>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let otherDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
/** Levelled sales that nobody delivers. */
const levelledSales: { sale: Hex; deliverBy: number }[] = [];

beforeAll(async () => {
  [world, database, otherDatabase] = await Promise.all([
    createSaleWorld({ TALLY_ACCOUNTS: String(accountsPerTally) }),
    createTestDatabase(),
    createTestDatabase(),
  ]);
}, 120_000);
afterAll(async () => {
  await world.stop();
  await Promise.all([database.drop(), otherDatabase.drop()]);
});

type Process = Awaited<ReturnType<(typeof world)['startKeeper']>>;

/** Buyers with different commitments, by rising addresses. */
async function joinMany(sale: Hex, count: number) {
  const buyers = [];
  for (let number = 0; number < count; number += 1) {
    const amount = 20 + ((number * 37) % 90);
    const account = await world.join(sale, number, amount);
    buyers.push({ account, committed: BigInt(amount) * usd, weight: 1n });
  }
  return buyers.toSorted((a, b) => (a.account < b.account ? -1 : 1));
}

const hasEnded = async (sale: Hex) => (await world.readBook(sale)).state !== open;
const listIntents = () => database.orm.select().from(intentTable);
const countIndexed = async (sale: Hex, own = database) =>
  (await listSaleBuyers(own, { chainId, sale, limit: 100 })).length;

async function killAndWait(child: Process): Promise<void> {
  process.kill(child.pid, 'SIGKILL');
  await child.exited;
}

/** The successful tallies of an account, by the number of accounts that they counted. */
async function listTallies(sale: Hex, account: Hex): Promise<number[]> {
  const intents = (await listIntents()).filter(({ recipient, succeeded }) => recipient === sale && succeeded);
  const sent = await Promise.all(
    intents.map(({ txHash }) => getTransaction(world.client, { hash: txHash! })),
  );
  return sent
    .filter(({ from }) => from.toLowerCase() === account.toLowerCase())
    .toSorted((a, b) => a.nonce - b.nonce)
    .map(({ input }) => {
      const { functionName, args } = decodeFunctionData({ abi: saleAbi, data: input });
      return functionName === 'tally' ? size(args[1]) / 20 : 0;
    });
}

/** Waits for some further looks of a keeper at sales to settle. */
async function untilLooked({ metricsUrl }: Process): Promise<void> {
  const pattern = /^watch_duration_seconds_count\{watch="launchpad\.settle",outcome="done"\} (?<count>\d+)$/m;
  const read = async () => {
    const text = await fetch(metricsUrl).then(
      (answer) => answer.text(),
      () => '',
    );
    return Number(pattern.exec(text)?.groups!['count'] ?? 0);
  };
  const before = await read();
  await until(async () => (await read()) >= before + 2);
}

describe('[IDO-10] an oversubscribed sale that is over', () => {
  it('given a keeper that is killed between two batches, and a stranger’s tallies, then another keeper goes on, and the level is the right one', async () => {
    const { sale, closeAt, deliverBy } = await world.openSale({ kind: 'commit', hardCap: 700 });
    const buyers = await joinMany(sale, 30);
    const level = findLevel(buyers, 700n * usd);
    await world.travelTo(closeAt);
    const tally = (from: number, to: number) => {
      const accounts = concat(buyers.slice(from, to).map(({ account }) => account));
      return encodeFunctionData({ abi: saleAbi, functionName: 'tally', args: [level, accounts] });
    };
    await world.send(localAccount(5).address, sale, tally(0, 12));
    await world.send(localAccount(6).address, sale, tally(29, 30));
    await world.client.setAutomine(false);
    await world.startIndexer(database.url);
    const doomed = await world.startKeeper(database.url, 10);
    const isBound = async (count: number) =>
      (await listIntents()).filter(({ txHash }) => txHash !== null).length === count;
    await until(() => isBound(1));
    await untilLooked(doomed);
    const { address } = localAccount(10);
    expect(await listIntents()).toMatchObject([{ onlyFrom: address.toLowerCase() }]);
    await world.client.mine({ blocks: 1 });
    await until(() => isBound(2));
    await killAndWait(doomed);
    await world.startKeeper(database.url, 10);
    await until(async () => {
      await world.client.mine({ blocks: 1 });
      return hasEnded(sale);
    });
    await world.client.setAutomine(true);
    const book = await world.readBook(sale);
    expect(book).toMatchObject({ state: levelled, accepted: computeSold(buyers, level), buyers: 30 });
    expect(await world.readOutcome(sale)).toMatchObject({ level });
    await until(async () => (await listTallies(sale, address)).length === 5);
    expect(await listTallies(sale, address)).toEqual([7, 7, 7, 7, 2]);
    levelledSales.push({ sale, deliverBy });
  }, 240_000);

  it('given two keepers of two operators, then it is settled once', async () => {
    const { sale, closeAt, deliverBy } = await world.openSale({ kind: 'commit', hardCap: 300 });
    const buyers = await joinMany(sale, 25);
    await Promise.all([world.startIndexer(otherDatabase.url), world.startKeeper(otherDatabase.url, 11)]);
    await world.travelTo(closeAt);
    await until(() => hasEnded(sale));
    const event = getAbiItem({ abi: saleAbi, name: 'Levelled' });
    const logs = await getLogs(world.client, { address: sale, event, fromBlock: 0n, strict: true });
    const level = findLevel(buyers, 300n * usd);
    expect(logs.map(({ args }) => args)).toEqual([{ level, accepted: computeSold(buyers, level) }]);
    levelledSales.push({ sale, deliverBy });
  }, 240_000);
});

describe('[IDO-10] other sales that are over', () => {
  it('given a fixed sale, and one that committed less than the cap, then both are closed, and everything counts', async () => {
    const fixed = await world.openSale({ kind: 'fixed', hardCap: 200 });
    await world.join(fixed.sale, 1, 150);
    const commit = await world.openSale({ kind: 'commit', hardCap: 500 });
    for (const buyer of [1, 2]) await world.join(commit.sale, buyer, 100);
    await world.travelTo(commit.closeAt);
    for (const { sale, deliverBy } of [fixed, commit]) {
      await until(() => hasEnded(sale));
      expect(await world.readOutcome(sale)).toMatchObject({ level: fullLevel });
      levelledSales.push({ sale, deliverBy });
    }
  }, 120_000);

  it('given dead ones, then they are cancelled: unfunded at the opening, and too little committed at the end', async () => {
    const unfunded = await world.openSale({ kind: 'fixed', hardCap: 200, isPrefunded: true });
    await until(() => hasEnded(unfunded.sale));
    expect(await world.readOutcome(unfunded.sale)).toMatchObject({ reason: notFunded });
    const missed = await world.openSale({ kind: 'commit', hardCap: 500 });
    await world.join(missed.sale, 1, 99);
    await world.travelTo(missed.closeAt);
    await until(() => hasEnded(missed.sale));
    expect(await world.readOutcome(missed.sale)).toMatchObject({ reason: softCapMissed });
  }, 120_000);

  it('given an index that lacks the last buyers, then nothing is settled until it has them', async () => {
    const lagging = await createTestDatabase();
    try {
      await world.startIndexer(lagging.url);
      const { sale, closeAt } = await world.openSale({ kind: 'commit', hardCap: 200, closesAfter: 5_000 });
      const first = await joinMany(sale, 9);
      await until(async () => (await countIndexed(sale, lagging)) === 9);
      await world.stopProcesses();
      const last = { account: await world.join(sale, 9, 77), committed: 77n * usd, weight: 1n };
      await world.travelTo(closeAt);
      const keeper = await world.startKeeper(lagging.url, 12);
      await untilLooked(keeper);
      expect(await lagging.orm.select().from(intentTable)).toEqual([]);
      await world.startIndexer(lagging.url);
      await until(() => hasEnded(sale));
      const buyers = [...first, last];
      const level = findLevel(buyers, 200n * usd);
      expect(await world.readOutcome(sale)).toMatchObject({ level });
    } finally {
      await world.stopProcesses();
      await lagging.drop();
    }
  }, 240_000);

  it('given levelled sales that nobody delivers, and a request that a stranger overtook, then they are cancelled when their time is over', async () => {
    const overtaken = levelledSales[0]!.sale;
    const data = encodeFunctionData({ abi: saleAbi, functionName: 'close' });
    await addIntent(database.orm, { chainId, intentKey: 'overtaken', recipient: overtaken, data });
    await Promise.all([world.startIndexer(database.url), world.startKeeper(database.url, 10)]);
    await world.travelTo(Math.max(...levelledSales.map(({ deliverBy }) => deliverBy)));
    for (const { sale } of levelledSales) {
      await until(async () => (await world.readBook(sale)).state === cancelled);
      expect(await world.readOutcome(sale)).toMatchObject({ reason: notDelivered });
    }
    expect(levelledSales).toHaveLength(4);
  }, 120_000);
});
