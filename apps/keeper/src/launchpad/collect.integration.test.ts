import { findLaunchpadDeployment } from '@tradewind/abi/deployment';
import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { addCollectRequest } from '@tradewind/db/collect/add-collect-request.query';
import { findCollectRequest } from '@tradewind/db/collect/find-collect-request.query';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { intentTable } from '@tradewind/db/keeper/tables';
import { type SaleCollectKind, toSaleCollectScope } from '@tradewind/db/launchpad/collect-scope';
import { findSale } from '@tradewind/db/launchpad/find-sale.query';
import { createTestDatabase } from '@tradewind/db/test-database';
import { chainId } from '@tradewind/stack/launchpad/sale-chain';
import { encodeFunctionData, parseGwei } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../simulation/processes.ts';
import { createSaleWorld } from './simulation/sale-world.ts';

const usd = 1_000_000n;
const coin = 10n ** 18n;
const [levelled, cancelled] = [1, 3];
let world: Awaited<ReturnType<typeof createSaleWorld>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** An oversubscribed sale of 200 dollars, and one that missed its soft cap. */
let sale: Hex;
let deadSale: Hex;
let buyers: Hex[];
let deadBuyer: Hex;

beforeAll(async () => {
  // The fee is 3%: change of a purchase of 50 dollars may cost 0.15 dollars, which are 0.15 coins, and the allowance.
  const settings = { SALE_COLLECT_ALLOWANCE: '0.001', SALE_COIN_PRICE: '1' };
  [world, database] = await Promise.all([createSaleWorld(settings), createTestDatabase()]);
  await Promise.all([world.startIndexer(database.url), world.startKeeper(database.url, 10)]);
  const dead = await world.openSale({ kind: 'commit', hardCap: 500 });
  deadSale = dead.sale;
  deadBuyer = await world.join(deadSale, 9, 60);
  const opened = await world.openSale({ kind: 'commit', hardCap: 200 });
  sale = opened.sale;
  buyers = [];
  for (const buyer of [1, 2, 3, 4]) buyers.push(await world.join(sale, buyer, 100));
  await world.travelTo(opened.closeAt);
  await until(async () => (await world.readBook(sale)).state === levelled);
  await until(async () => (await world.readBook(deadSale)).state === cancelled);
  await untilIndexed('levelled');
}, 240_000);
afterAll(async () => {
  await world.stop();
  await database.drop();
});

const untilIndexed = (state: string) =>
  until(async () => (await findSale(database, { chainId, address: sale }))?.state === state);

const keyOf = (kind: SaleCollectKind, account: Hex, item = sale) => ({
  ...toSaleCollectScope(chainId, kind),
  account,
  item,
});

/** Requests a collection, and waits for its result. */
async function collect(kind: SaleCollectKind, account: Hex, item = sale) {
  const key = keyOf(kind, account, item);
  await addCollectRequest(database, key);
  const find = () => findCollectRequest(database, key);
  await until(async () => ['done', 'refused'].includes((await find())!.state));
  const { state, reason, txHash } = (await find())!;
  return { state, reason, txHash };
}

const listIntents = () => database.orm.select().from(intentTable);
const refusedFor = (reason: string) => ({ state: 'refused', reason, txHash: null });
const paid = { state: 'done', reason: null };

async function setGasPrice(gwei: string): Promise<void> {
  await world.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei(gwei) });
  await world.client.mine({ blocks: 1 });
}

describe('[IDO-10] the change of a settled sale', () => {
  it('given requests of several buyers, then the desk pays all of them in one transaction, for the priced gas', async () => {
    const before = await Promise.all(buyers.map((account) => world.readBalance('pay', account)));
    const three = buyers.slice(0, 3);
    const results = await Promise.all(three.map((account) => collect('change', account)));
    expect(results).toMatchObject(three.map(() => paid));
    const after = await Promise.all(buyers.map((account) => world.readBalance('pay', account)));
    expect(after.map((balance, place) => balance - before[place]!)).toEqual([
      50n * usd,
      50n * usd,
      50n * usd,
      0n,
    ]);
    const hashes = [...new Set(results.map(({ txHash }) => txHash!))];
    const receipts = await Promise.all(hashes.map((hash) => getTransactionReceipt(world.client, { hash })));
    const desk = findLaunchpadDeployment(chainId)!.desk.toLowerCase();
    expect(receipts.every(({ to }) => to === desk)).toBe(true);
    for (const { gasUsed } of receipts) expect(gasUsed).toBeLessThan(30_000n + 3n * 80_000n);
  }, 60_000);

  it('given nothing to collect, then it is refused, and nothing is sent', async () => {
    const sent = await listIntents();
    expect(await collect('change', deadBuyer, deadSale)).toEqual(refusedFor('nothing'));
    expect(await collect('tokens', buyers[0]!)).toEqual(refusedFor('nothing'));
    expect(await collect('refund', buyers[0]!)).toEqual(refusedFor('nothing'));
    expect(await listIntents()).toEqual(sent);
  }, 60_000);

  it('given a gas price above a tenth of the fee and the allowance, then it is refused until gas is cheaper', async () => {
    await setGasPrice('5000');
    expect(await collect('change', buyers[3]!)).toEqual(refusedFor('too_dear'));
    // The refund of a dead sale brought no fee: the allowance alone is spent.
    await setGasPrice('100');
    expect(await collect('refund', deadBuyer, deadSale)).toEqual(refusedFor('too_dear'));
    expect(await collect('change', buyers[3]!)).toMatchObject(paid);
  }, 60_000);
});

describe('[IDO-10] a dead sale', () => {
  it('given the request of a buyer, then the whole payment goes back, once', async () => {
    await setGasPrice('0');
    const before = await world.readBalance('pay', deadBuyer);
    expect(await collect('refund', deadBuyer, deadSale)).toMatchObject(paid);
    expect((await world.readBalance('pay', deadBuyer)) - before).toBe(60n * usd);
    expect(await collect('change', deadBuyer, deadSale)).toEqual(refusedFor('nothing'));
  }, 60_000);
});

describe('[IDO-09] the tokens of a delivered sale', () => {
  it('given the refund window, then no claim is relayed, so that the right to return the purchase stays', async () => {
    await world.deliver(sale);
    await untilIndexed('delivered');
    expect(await collect('tokens', buyers[0]!)).toEqual(refusedFor('self_claim_only'));
    expect(await world.readBalance('token', buyers[0]!)).toBe(0n);
    const refund = encodeFunctionData({ abi: saleAbi, functionName: 'refund', args: [0n, '0x'] });
    await world.send(buyers[3]!, sale, refund);
  }, 60_000);

  it('given the end of the window, then tokens are relayed, but not for an account that collects by itself alone', async () => {
    const args = [true] as const;
    const selfOnly = encodeFunctionData({ abi: saleAbi, functionName: 'setSelfClaimOnly', args });
    await world.send(buyers[1]!, sale, selfOnly);
    await world.passRefundWindow(sale);
    const results = await Promise.all(buyers.map((account) => collect('tokens', account)));
    expect(results).toMatchObject([paid, refusedFor('self_claim_only'), paid, refusedFor('nothing')]);
    const balances = await Promise.all(buyers.map((account) => world.readBalance('token', account)));
    expect(balances).toEqual([50n * coin, 0n, 50n * coin, 0n]);
    expect(await collect('stream', buyers[0]!)).toEqual(refusedFor('nothing'));
  }, 60_000);
});

describe('[IDO-09] several keepers', () => {
  it('given a keeper that is killed after it sent, and two others, then each buyer is paid once', async () => {
    await world.stopProcesses();
    await world.startIndexer(database.url);
    const next = await world.openSale({ kind: 'commit', hardCap: 100 });
    const own: Hex[] = [];
    for (const buyer of [11, 12, 13]) own.push(await world.join(next.sale, buyer, 100));
    await world.travelTo(next.closeAt);
    const doomed = await world.startKeeper(database.url, 10);
    await until(async () => (await world.readBook(next.sale)).state === levelled);
    const before = await Promise.all(own.map((account) => world.readBalance('pay', account)));
    await world.client.setAutomine(false);
    const key = keyOf('change', own[0]!, next.sale);
    await addCollectRequest(database, key);
    await until(async () => {
      const request = await findCollectRequest(database, key);
      const intents = await listIntents();
      return intents.some(({ intentKey, txHash }) => intentKey === request?.intentKey && txHash !== null);
    });
    process.kill(doomed.pid, 'SIGKILL');
    await doomed.exited;
    await world.client.setAutomine(true);
    await Promise.all([world.startKeeper(database.url, 10), world.startKeeper(database.url, 10)]);
    const results = await Promise.all(own.map((account) => collect('change', account, next.sale)));
    expect(results).toMatchObject(own.map(() => paid));
    const after = await Promise.all(own.map((account) => world.readBalance('pay', account)));
    const changes = after.map((balance, place) => balance - before[place]!);
    // A level is whole: 33.33 dollars count of each.
    expect(changes.every((change) => change >= 66n * usd && change < 67n * usd)).toBe(true);
  }, 120_000);
});
