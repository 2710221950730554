import { findLaunchpadDeployment } from '@tradewind/abi/deployment';
import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleDeskAbi } from '@tradewind/abi/launchpad/sale-desk.abi';
import { ownedAccountAbi } from '@tradewind/abi/local/owned-account.abi';
import { ownedAccountBytecode } from '@tradewind/abi/local/owned-account.bytecode';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { computeAccepted, computeSold, findLevel } from '@tradewind/rules/launchpad/level';
import { toAddressKey } from '@tradewind/rules/network/address';
import { saleCollectionsSchema } from '@tradewind/schema/launchpad/collect';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { concat, encodeDeployData, encodeFunctionData, type Hex, numberToHex } from 'viem';
import { getBlock, getTransactionReceipt, sendTransaction, waitForTransactionReceipt } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendAs } from '../chain/send-as.ts';
import { localAccount } from '../demo-accounts.ts';
import { saleStates } from './assert-sales.ts';
import {
  encodeApprove,
  encodeJoin,
  type PlayedSale,
  type SaleChoice,
  type SalePlay,
  toRawUsd,
} from './play-sales.ts';
import { readSaleOfApi } from './read-sale-of-api.ts';
import { readSaleOfContract, readSaleOfIndex, type SaleFigures } from './read-sale.ts';
import { type SaleSite, startSaleSite } from './start-sale-site.test-support.ts';

const patience = { timeout: 40_000, interval: 50 };
let site: SaleSite;
let erc: SalePlay;
let poly: SalePlay;

beforeAll(async () => {
  site = await startSaleSite();
  [erc, poly] = [site.plays[31338], site.plays[31339]];
}, 240_000);
afterAll(() => site?.stop(), 60_000);

const buyer = (number: number): Hex => numberToHex(0xf1f_0000n + BigInt(number), { size: 20 });
const claim = encodeFunctionData({ abi: saleAbi, functionName: 'claimTokens', args: [0n, 100n, '0x'] });
const refund = encodeFunctionData({ abi: saleAbi, functionName: 'refund', args: [0n, '0x'] });

/** Lists a sale with a page; the chain is at its opening then. */
async function open(play: SalePlay, choice: SaleChoice): Promise<PlayedSale> {
  const sale = await play.openSale(choice);
  await site.publish(play.chainId, sale);
  return sale;
}

async function isIndexed({ chainId, client }: SalePlay): Promise<boolean> {
  const [checkpoint, head] = await Promise.all([
    findCheckpoint(site.database, { chainId }),
    getBlock(client),
  ]);
  return checkpoint?.blockHash === head.hash;
}

/** The escrow is what the contract owes, and index and API have the contract's figures, which it returns. */
async function expectEqual(play: SalePlay, { sale, project }: PlayedSale): Promise<SaleFigures> {
  return vi.waitFor(async () => {
    expect(await isIndexed(play)).toBe(true);
    const onChain = await readSaleOfContract(play.client, sale);
    expect(await readSaleOfIndex(site.database, play.chainId, sale)).toEqual(onChain);
    expect(await readSaleOfApi(site.apiUrl, project)).toEqual(onChain);
    return onChain;
  }, patience);
}

/** Waits until contract, index and API have this state. */
async function expectState(play: SalePlay, sale: PlayedSale, state: SaleFigures['state']) {
  await expect.poll(async () => saleStates[(await play.readBook(sale.sale)).state], patience).toBe(state);
  const figures = await expectEqual(play, sale);
  expect(figures.state).toBe(state);
  return figures;
}

const find = ({ buyers }: SaleFigures, account: Hex) =>
  buyers.find((each) => each.account === toAddressKey(account));

let collections = 0;

/** Has the keeper make the due payments of a sale to an account, as a visitor whose page requests it until it is done. */
async function collect({ chainId }: SalePlay, { sale }: PlayedSale, account: Hex): Promise<void> {
  await vi.waitFor(async () => {
    collections += 1;
    // The limit of the route is for an address.
    const from = `198.51.${collections >> 8}.${collections & 255}`;
    const answer = await fetch(`${site.apiUrl}/launchpad/collect`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ ownerAddress: account, sales: [{ chainId, sale }] }),
    });
    const { data } = successSchema(saleCollectionsSchema).parse(await answer.json());
    expect(data).toMatchObject([{ state: 'collected', code: null }]);
  }, patience);
}

const readHead = async ({ client }: SalePlay) => (await getBlock(client)).number;

/** Replaces all blocks after this one by empty ones. */
async function takeBack(play: SalePlay, last: bigint): Promise<void> {
  const depth = Number((await readHead(play)) - last);
  await play.client.request({ method: 'anvil_reorg' as never, params: [depth, []] as never });
}

/** A commit sale of 200 dollars with three buyers of 100 each, at its end. */
async function openOversubscribed(play: SalePlay, first: number) {
  const sale = await open(play, { kind: 'commit', hardCap: 200 });
  const buyers = [first, first + 1, first + 2].map(buyer);
  for (const account of buyers) await play.join(sale.sale, account, 100);
  return { sale, buyers };
}

/** A node that mined on request alone mines by itself again, and includes what the keeper sent. */
async function mineUntilLevelled(play: SalePlay, sale: PlayedSale): Promise<void> {
  await play.client.setAutomine(true);
  await vi.waitFor(async () => {
    await play.client.mine({ blocks: 1 });
    expect(saleStates[(await play.readBook(sale.sale)).state]).toBe('levelled');
  }, patience);
}

const third = toRawUsd(200) / 3n;

describe('the node replaces blocks', { timeout: 120_000 }, () => {
  it('[HUB-03] [IDO-10] given a settlement, when it is taken back, then the sale is open everywhere, and the keeper’s order of tallies settles it once', async () => {
    await site.stopKeeper(31338);
    const { sale, buyers } = await openOversubscribed(erc, 100);
    await erc.travelTo(sale.closeAt);
    const before = await expectState(erc, sale, 'open');
    const last = await readHead(erc);
    const purchases = before.buyers.map(({ committed }) => ({ committed, weight: 1n }));
    const level = findLevel(purchases, toRawUsd(200));
    const tally = (...accounts: Hex[]) =>
      encodeFunctionData({ abi: saleAbi, functionName: 'tally', args: [level, concat(accounts)] });
    const stranger = localAccount(5).address;
    await erc.send(stranger, sale.sale, tally(buyers[0]!));
    await erc.send(stranger, sale.sale, tally(buyers[1]!, buyers[2]!));
    const counted = await expectState(erc, sale, 'levelled');
    expect(counted.buyers.map(({ accepted }) => accepted)).toEqual([third, third, third]);
    await takeBack(erc, last);
    expect(await expectEqual(erc, sale)).toEqual(before);
    await site.startKeeper(31338);
    expect(await expectState(erc, sale, 'levelled')).toEqual(counted);
  });

  it('[HUB-03] [IDO-10] given a settlement and a change that the keeper sent, when they are taken back, then they come again, and the change is paid once', async () => {
    const { sale, buyers } = await openOversubscribed(erc, 110);
    const [first] = buyers as [Hex];
    await erc.client.setAutomine(false);
    await erc.travelTo(sale.closeAt);
    const before = await expectState(erc, sale, 'open');
    const last = await readHead(erc);
    await mineUntilLevelled(erc, sale);
    await collect(erc, sale, first);
    const paid = await expectEqual(erc, sale);
    expect(find(paid, first)?.paidBack).toBe('change');
    await erc.client.setAutomine(false);
    await takeBack(erc, last);
    expect(await expectEqual(erc, sale)).toEqual(before);
    expect(await erc.readBalance('pay', first)).toBe(0n);
    await mineUntilLevelled(erc, sale);
    await collect(erc, sale, first);
    expect(await expectEqual(erc, sale)).toEqual(paid);
    expect(await erc.readBalance('pay', first)).toBe(toRawUsd(100) - third);
  });

  it('[HUB-03] [IDO-09] given a delivery, when it is taken back, then no date is known, and a delivery of another date counts', async () => {
    const { sale } = await openOversubscribed(erc, 120);
    await erc.travelTo(sale.closeAt);
    const before = await expectState(erc, sale, 'levelled');
    const last = await readHead(erc);
    const first = await erc.deliver(sale.sale, 600);
    expect((await expectState(erc, sale, 'delivered')).tgeAt).toBe(first);
    await takeBack(erc, last);
    expect(await expectEqual(erc, sale)).toEqual(before);
    const second = await erc.deliver(sale.sale, 5_000);
    expect(second).toBeGreaterThan(first);
    expect(await expectEqual(erc, sale)).toEqual({ ...before, state: 'delivered', tgeAt: second });
  });

  it('[HUB-03] [IDO-09] [IDO-10] given claims, when they are taken back, then one comes again and counts once, and the buyer of the other returns the purchase and gets nothing else', async () => {
    const { sale, buyers } = await openOversubscribed(erc, 130);
    const [keeping, returning] = buyers as [Hex, Hex];
    await erc.travelTo(sale.closeAt);
    await expectState(erc, sale, 'levelled');
    await erc.travelTo(await erc.deliver(sale.sale));
    const before = await expectState(erc, sale, 'delivered');
    const last = await readHead(erc);
    for (const account of [keeping, returning]) await erc.send(account, sale.sale, claim);
    const claimed = await expectEqual(erc, sale);
    const bought = third * 10n ** 12n;
    expect([keeping, returning].map((account) => find(claimed, account)?.claimed)).toEqual([bought, bought]);
    await takeBack(erc, last);
    expect(await expectEqual(erc, sale)).toEqual(before);
    await erc.send(returning, sale.sale, refund);
    await erc.send(keeping, sale.sale, claim);
    await expect(erc.send(returning, sale.sale, claim)).rejects.toThrow('reverted');
    await expect(erc.send(keeping, sale.sale, claim)).rejects.toThrow('reverted');
    const after = await expectEqual(erc, sale);
    expect([find(after, keeping), find(after, returning)]).toMatchObject([
      { claimed: bought, paidBack: 'nothing' },
      { claimed: 0n, paidBack: 'all' },
    ]);
    expect(await erc.readBalance('token', keeping)).toBe(bought);
    expect(await erc.readBalance('token', returning)).toBe(0n);
    expect(await erc.readBalance('pay', returning)).toBe(toRawUsd(100));
  });
});

describe('a chain is away', { timeout: 120_000 }, () => {
  it('[IDO-10] [WAL-04] [OPS-05] given a node that is stopped for the commit window of sales, when it is back, then each settles or fails by its rules, all get their own, and the other chain went on', async () => {
    const { sale: full, buyers } = await openOversubscribed(poly, 200);
    const small = await open(poly, { kind: 'commit', hardCap: 200 });
    await poly.join(small.sale, buyer(210), 60);
    const unseen = await poly.listSale({ kind: 'commit', hardCap: 200 });
    await site.publish(31339, unseen);
    const sales = [full, small, unseen];
    const before = await Promise.all(sales.map((sale) => expectState(poly, sale, 'open')));
    await site.stopNode(31339);
    const { sale: other, buyers: others } = await openOversubscribed(erc, 220);
    await erc.travelTo(other.closeAt);
    await expectState(erc, other, 'levelled');
    for (const account of others) await collect(erc, other, account);
    await erc.travelTo(await erc.deliver(other.sale));
    await erc.send(others[0]!, other.sale, claim);
    expect(find(await expectState(erc, other, 'delivered'), others[0]!)?.claimed).toBe(third * 10n ** 12n);
    // The known figures of the chain stay as they were.
    const known = await Promise.all(sales.map(({ project }) => readSaleOfApi(site.apiUrl, project)));
    expect(known).toEqual(before);
    await site.startNode(31339);
    await poly.travelTo(unseen.closeAt + 3_600);
    const counted = await expectState(poly, full, 'levelled');
    expect(counted.buyers.map(({ accepted }) => accepted)).toEqual([third, third, third]);
    await expectState(poly, unseen, 'cancelled');
    await expectState(poly, small, 'cancelled');
    await collect(poly, small, buyer(210));
    expect(find(await expectEqual(poly, small), buyer(210))?.paidBack).toBe('all');
    expect(await poly.readBalance('pay', buyer(210))).toBe(toRawUsd(60));
    for (const account of buyers) await collect(poly, full, account);
    await poly.deliver(full.sale);
    await poly.passRefundWindow(full.sale);
    await expectState(poly, full, 'delivered');
    for (const account of buyers) await collect(poly, full, account);
    const paid = await expectEqual(poly, full);
    expect(paid.buyers).toMatchObject(buyers.map(() => ({ claimed: third * 100n, paidBack: 'change' })));
    for (const account of buyers) expect(await poly.readBalance('pay', account)).toBe(toRawUsd(100) - third);
  });
});

/** A contract account on poly; its owner's transactions carry its calls, several at a time. */
async function createWallet() {
  const owner = localAccount(6);
  const data = encodeDeployData({
    abi: ownedAccountAbi,
    bytecode: ownedAccountBytecode,
    args: [owner.address],
  });
  const hash = await sendTransaction(poly.client, { account: owner, chain: null, data });
  const { contractAddress } = await waitForTransactionReceipt(poly.client, { hash });
  const address = toAddressKey(contractAddress!);
  const call = async (...calls: readonly { to: Hex; data: Hex }[]) => {
    const execute = { abi: ownedAccountAbi, functionName: 'execute', args: [calls] } as const;
    await poly.send(owner.address, address, encodeFunctionData(execute));
  };
  const join = async ({ sale }: PlayedSale, amount: number) => {
    const raw = toRawUsd(amount);
    await poly.pay(address, amount);
    await call(
      { to: poly.tokens.pay.address, data: encodeApprove(sale, raw) },
      { to: sale, data: encodeJoin(raw) },
    );
  };
  return { address, call, join };
}

describe('a contract account that buys', { timeout: 120_000 }, () => {
  it('[IDO-08] [IDO-09] [IDO-10] [WAL-05] given one on poly, then it joins, takes change, tokens and refund for itself, and what the keeper relays arrives too', async () => {
    const wallet = await createWallet();
    const stranger = buyer(300);
    const own = await open(poly, { kind: 'commit', hardCap: 200 });
    const relayed = await open(poly, { kind: 'commit', hardCap: 200 });
    const returned = await open(poly, { kind: 'fixed', hardCap: 200 });
    const dead = await open(poly, { kind: 'commit', hardCap: 200 });
    for (const sale of [own, relayed]) await poly.join(sale.sale, stranger, 150);
    for (const sale of [own, relayed, returned]) await wallet.join(sale, 150);
    await wallet.join(dead, 60);
    await poly.travelTo(dead.closeAt);
    for (const sale of [own, relayed, returned]) await expectState(poly, sale, 'levelled');
    await expectState(poly, dead, 'cancelled');

    const change = encodeFunctionData({
      abi: saleAbi,
      functionName: 'claimChange',
      args: [wallet.address],
    });
    await wallet.call({ to: own.sale, data: change });
    await expect(wallet.call({ to: own.sale, data: change })).rejects.toThrow('reverted');
    await collect(poly, relayed, wallet.address);
    await collect(poly, dead, wallet.address);
    for (const sale of [own, relayed])
      expect(find(await expectEqual(poly, sale), wallet.address)?.paidBack).toBe('change');
    expect(find(await expectEqual(poly, dead), wallet.address)?.paidBack).toBe('all');

    for (const sale of [own, relayed, returned]) await poly.deliver(sale.sale);
    await poly.travelTo((await poly.readTime()) + 60);
    const claims = [{ sale: own.sale, claimRound: 100n }];
    const claimMany = { abi: saleDeskAbi, functionName: 'claimMany', args: [claims] } as const;
    const { desk } = findLaunchpadDeployment(31339)!;
    await wallet.call({ to: desk, data: encodeFunctionData(claimMany) });
    await wallet.call({ to: returned.sale, data: refund });
    await poly.passRefundWindow(returned.sale);
    for (const sale of [own, relayed]) await expectState(poly, sale, 'delivered');
    await collect(poly, relayed, wallet.address);
    const bought = toRawUsd(100) * 100n;
    for (const sale of [own, relayed])
      expect(find(await expectEqual(poly, sale), wallet.address)?.claimed).toBe(bought);
    expect(find(await expectEqual(poly, returned), wallet.address)?.paidBack).toBe('all');
    expect(await poly.readBalance('token', wallet.address)).toBe(bought * 2n);
    expect(await poly.readBalance('pay', wallet.address)).toBe(toRawUsd(50 + 50 + 150 + 60));
  });
});

/** Mines one block at this time with a join of each account in each sale; returns which of them succeeded. */
async function joinAt(time: number, sales: readonly PlayedSale[], from: readonly Hex[]) {
  const data = encodeJoin(toRawUsd(20));
  const hashes: Hex[] = [];
  for (const { sale } of sales)
    for (const account of from)
      hashes.push(await sendAs(erc.client, { from: account, to: sale, data, gas: 200_000n }));
  await erc.travelTo(time);
  const receipts = await Promise.all(hashes.map((hash) => getTransactionReceipt(erc.client, { hash })));
  const block = await getBlock(erc.client);
  expect(receipts.every(({ blockHash }) => blockHash === block.hash)).toBe(true);
  expect(Number(block.timestamp)).toBe(time);
  return receipts.map(({ status }) => status === 'success');
}

describe('the last second of the window', { timeout: 120_000 }, () => {
  const accounts = Array.from({ length: 53 }, (_, number) => buyer(400 + number));
  const [inTime, late] = [accounts.slice(0, 50), accounts.slice(50)];

  it('[IDO-08] [IDO-10] given fifty buyers in the last second and three in the next, then the fifty count, up to the cap of a fixed sale, the three are refused, and all sums are equal', async () => {
    const commit = await erc.listSale({ kind: 'commit', hardCap: 600 });
    const fixed = await erc.listSale({ kind: 'fixed', hardCap: 600, openAt: commit.openAt });
    const sales = [commit, fixed];
    await Promise.all(sales.map((sale) => site.publish(31338, sale)));
    expect(fixed.closeAt).toBe(commit.closeAt);
    await erc.travelTo(commit.openAt);
    for (const { sale } of sales) for (const account of accounts) await erc.fund(sale, account, 20);
    await erc.client.setAutomine(false);
    const joined = await joinAt(commit.closeAt - 1, sales, inTime);
    expect(joined.slice(0, 50)).toEqual(inTime.map(() => true));
    expect(joined.slice(50).filter(Boolean)).toHaveLength(30);
    const before = await Promise.all(sales.map((sale) => expectState(erc, sale, 'open')));
    expect(before).toMatchObject([{ committed: toRawUsd(1_000) }, { committed: toRawUsd(600) }]);
    expect(await joinAt(commit.closeAt, sales, late)).toEqual(Array.from({ length: 6 }, () => false));
    await erc.client.setAutomine(true);

    const counted = await expectState(erc, commit, 'levelled');
    const purchases = counted.buyers.map(({ committed }) => ({ committed, weight: 1n }));
    const level = findLevel(purchases, toRawUsd(600));
    expect(counted.buyers).toEqual(
      inTime.map((account) => ({
        account,
        committed: toRawUsd(20),
        accepted: computeAccepted({ committed: toRawUsd(20), weight: 1n }, level),
        claimed: 0n,
        paidBack: 'nothing',
      })),
    );
    expect(await erc.readBook(commit.sale)).toMatchObject({
      buyers: 50,
      accepted: computeSold(purchases, level),
    });
    const closed = await expectState(erc, fixed, 'levelled');
    expect(closed.buyers.map(({ account, accepted }) => [account, accepted])).toEqual(
      inTime.filter((_, place) => joined[50 + place]).map((account) => [account, toRawUsd(20)]),
    );
    const balances = await Promise.all(accounts.map((account) => erc.readBalance('pay', account)));
    const kept = balances.reduce((total, balance) => total + balance, 0n);
    expect(kept).toBe(toRawUsd(53 * 40 - 1_000 - 600));
    await Promise.all(inTime.slice(0, 10).map((account) => collect(erc, commit, account)));
    expect(
      (await expectEqual(erc, commit)).buyers.filter(({ paidBack }) => paidBack === 'change'),
    ).toHaveLength(10);
  });
});
