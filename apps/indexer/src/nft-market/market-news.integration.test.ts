import type { NoticedNews } from '@tradewind/db/nft-market/market-news-notice';
import { askTable, marketTable } from '@tradewind/db/nft-market/tables';
import { createTestDatabase } from '@tradewind/db/test-database';
import { transact } from '@tradewind/db/transact';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { nftMarketEvents, type EventRows } from './events.ts';
import { createMarketReader } from './market-facts.ts';
import { readMarketNews } from './market-news.ts';

const chainId = 1;
const [seller, alice, bob, stranger] = [toAddress('a'), toAddress('b'), toAddress('c'), toAddress('d')];
const [market, collection, none] = [toAddress('1'), toAddress('2'), toAddress('0')];
const sources = { chainId, factory: none, art: none, genesis: none };
const names = Object.values(nftMarketEvents).flatMap((rules) => Object.keys(rules));
const noRows = Object.fromEntries(names.map((name) => [name, []])) as unknown as EventRows;
const toEvent = (logIndex: number, txHash = toHash('7')) => ({
  chainId,
  blockNumber: 5,
  logIndex,
  blockHash: toHash('5'),
  blockTimestamp: 50,
  txHash,
  market,
  tokenId: 8,
  nonce: 2,
});
const toBid = (logIndex: number, price: bigint) => ({
  ...toEvent(logIndex),
  bidder: alice,
  price,
  endsAt: 0,
});
const traded = (logIndex: number) => ({
  ...toEvent(logIndex),
  seller,
  buyer: alice,
  price: 90n,
  fee: 1n,
  royaltyTo: none,
  royalty: 0n,
  referrer: none,
  referral: 0n,
});
const common = { collection, tokenId: 8, marketNumber: 3, nonce: 2, fact: toHash('7') };
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { orm } = database;
  const terms = { feeBps: 250, nextFeeBps: 250, nextFeeAt: 0, isPaused: false, askCount: 1, offerCount: 0 };
  const sums = { tradeCount: 0, volume: 0n, fees: 0n, royalties: 0n, sweptFees: 0n };
  const created = { number: 3, collection, createdBlockNumber: 1, createdAt: 1 };
  await orm.insert(marketTable).values({ chainId, address: market, ...terms, ...sums, ...created });
  const ask = { market, tokenId: 8, seller, kind: 'auction', price: 5n, feeBps: 250, openedAt: 1 } as const;
  await orm.insert(askTable).values([
    { ...ask, chainId, nonce: 2, endsAt: 60, state: 'open', bidCount: 1 },
    { ...ask, chainId, nonce: 1, seller: stranger, endsAt: 20, state: 'unsold', bidCount: 0 },
    { ...ask, chainId: 9, nonce: 2, seller: stranger, endsAt: 60, state: 'open', bidCount: 1 },
  ]);
});
afterAll(() => database.drop());

/** The news of a block of these rows, whose transaction was sent by the account. */
async function readNews(rows: Partial<EventRows>, from = stranger): Promise<readonly NoticedNews[]> {
  const block = {
    number: 5,
    hash: toHash('5'),
    parentHash: toHash('4'),
    timestamp: 50,
    logsBloom: toHash('0'),
    transactions: [{ hash: toHash('7'), from }],
  };
  const change = { ...noRows, ...rows };
  const getBlocks = () => Promise.resolve(new Map([[5, block]]));
  const facts = await createMarketReader()({ getBlocks }, change);
  const notices = await transact(database, (transaction) =>
    readMarketNews(transaction, { sources, rows: change, facts }),
  );
  return notices.flatMap(({ kind, payload }) => {
    expect(kind).toBe('nft-market.news');
    return payload.news;
  });
}

it('[NFT-04] [HUB-02] given a bid that beats another, then the seller learns its price, and the beaten bidder that it is paid back', async () => {
  const beaten = { ...toEvent(1), bidder: bob, reason: 'outbid', refunded: 60n } as const;
  expect(await readNews({ bidsPlaced: [toBid(2, 70n)], bidsClosed: [beaten] })).toEqual([
    { ...common, event: 'outbid', account: bob, price: '60' },
    { ...common, event: 'bid', account: seller, price: '70' },
  ]);
});

it('[NFT-04] [HUB-02] given a bid with another price in the same transaction, then the seller learns the last one', async () => {
  const rows = { bidsPlaced: [toBid(1, 70n)], bidsPriced: [toBid(3, 75n)] };
  expect(await readNews(rows)).toEqual([{ ...common, event: 'bid', account: seller, price: '75' }]);
});

it.each(['buy', 'settle'] as const)(
  '[NFT-04] [HUB-02] given a sale by another account (%s), then the seller learns its price, by its own call nothing',
  async (reason) => {
    const rows = { traded: [traded(4)], asksClosed: [{ ...toEvent(3), reason }] };
    expect(await readNews(rows)).toEqual([{ ...common, event: 'sold', account: seller, price: '90' }]);
    expect(await readNews(rows, seller)).toEqual([]);
  },
);

it('[NFT-04] [HUB-02] given a bid that the seller accepts, then its bidder learns that it bought the work, the seller nothing', async () => {
  const accepted = { traded: [traded(4)], asksClosed: [{ ...toEvent(3), reason: 'accept' as const }] };
  const bought = { ...common, event: 'bought', account: alice, price: '90' };
  expect(await readNews(accepted, seller)).toEqual([bought]);
  // Of a contract that the seller uses.
  expect(await readNews(accepted)).toEqual([bought]);
  expect(await readNews(accepted, alice)).toEqual([]);
});

it('[NFT-04] [HUB-02] given offers that holders accept, then each buyer learns it, also of works that were never listed', async () => {
  const toOffer = { ...traded(4), nonce: 0 };
  const unlisted = { ...toOffer, logIndex: 9, tokenId: 77, buyer: bob, price: 80n };
  expect(await readNews({ traded: [toOffer, unlisted] }, seller)).toEqual([
    { ...common, event: 'bought', account: alice, price: '90', nonce: 0 },
    { ...common, event: 'bought', account: bob, price: '80', nonce: 0, tokenId: 77 },
  ]);
});

it('[NFT-04] [HUB-02] given a listing that ends for an offer in the same transaction, then the buyer alone learns it', async () => {
  const rows = {
    asksClosed: [{ ...toEvent(3), reason: 'cancel' as const }],
    traded: [{ ...traded(4), nonce: 0 }],
  };
  expect(await readNews(rows, seller)).toMatchObject([{ event: 'bought', account: alice, nonce: 0 }]);
});

it('[NFT-04] [HUB-02] given what an account does itself, then it gets no news', async () => {
  const cancelled = { ...toEvent(1), bidder: alice, reason: 'cancel', refunded: 60n } as const;
  expect(await readNews({ bidsClosed: [cancelled] })).toEqual([]);
  expect(await readNews({ asksClosed: [{ ...toEvent(3), reason: 'unsold' }] })).toEqual([]);
});

it('[NFT-04] [HUB-02] given the same transaction in another block after an undo, then its news name the same fact', async () => {
  const bid = toBid(2, 70n);
  const sale = { ...traded(4), nonce: 0 };
  const later = { blockNumber: 6, blockHash: toHash('6') };
  const first = await readNews({ bidsPlaced: [bid], traded: [sale] });
  const again = await readNews({ bidsPlaced: [{ ...bid, ...later }], traded: [{ ...sale, ...later }] });
  expect(first.map(({ event }) => event)).toEqual(['bid', 'bought']);
  expect(again).toEqual(first);
});
