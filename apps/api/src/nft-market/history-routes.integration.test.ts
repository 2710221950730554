import {
  artworkTable,
  askClosedTable,
  askOpenedTable,
  askPricedTable,
  nftMintedTable,
  tradedTable,
  workTransferTable,
} from '@tradewind/db/nft-market/tables';
import { historySchema, tradeListSchema } from '@tradewind/schema/nft-market/history';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockTimestamp, chainId } from '../../test/seed-index.ts';
import { toAddress, toHash } from '../../test-support/known.ts';
import {
  addWork,
  alice,
  art,
  artMarket,
  bob,
  carol,
  get,
  type MarketApi,
  startMarketApi,
  toFileName,
} from './test-seed.ts';

const zero = toAddress('0');
let api: MarketApi;

const at = (blockNumber: number, logIndex: number) => ({
  chainId,
  blockNumber,
  logIndex,
  blockHash: toHash('9'),
  blockTimestamp: blockTimestamp + blockNumber,
  txHash: toHash(String(blockNumber)),
});

/** Minted by Alice, listed, another price, sold to Bob, listed and taken back by Bob, given to Carol, burned. */
beforeAll(async () => {
  api = await startMarketApi();
  await addWork(api, { tokenId: 7, fileName: toFileName('a'), owner: carol });
  await addWork(api, { tokenId: 8, fileName: toFileName('b') });
  const { orm } = api.deps.database;
  const work = { collection: art, tokenId: 7 };
  const [first, second] = [1, 2].map((nonce) => ({ market: artMarket, tokenId: 7, nonce }));
  await orm.insert(nftMintedTable).values({
    ...at(1, 1),
    ...work,
    recipient: alice,
    creator: alice,
    fileName: toFileName('a'),
    royaltyBps: 0,
  });
  const transfers = [
    [1, 0, zero, alice],
    [2, 0, alice, artMarket],
    [4, 2, artMarket, bob],
    [5, 0, bob, artMarket],
    [6, 0, artMarket, bob],
    [7, 0, bob, carol],
    [8, 0, carol, zero],
  ] as const;
  await orm
    .insert(workTransferTable)
    .values(
      transfers.map(([block, log, sender, recipient]) => ({ ...at(block, log), ...work, sender, recipient })),
    );
  const listing = { price: 5n, endsAt: 0, feeBps: 250 };
  await orm.insert(askOpenedTable).values([
    { ...at(2, 1), ...first!, ...listing, seller: alice, kind: 'fixed' },
    { ...at(5, 1), ...second!, ...listing, seller: bob, kind: 'auction', endsAt: 99 },
    { ...at(5, 3), ...second!, ...listing, tokenId: 8, seller: alice, kind: 'fixed' },
  ]);
  await orm.insert(askPricedTable).values({ ...at(3, 0), ...first!, price: 9n });
  await orm.insert(askClosedTable).values([
    { ...at(4, 0), ...first!, reason: 'buy' },
    { ...at(6, 1), ...second!, reason: 'cancel' },
  ]);
  const parts = { fee: 2n, royaltyTo: alice, royalty: 1n, referrer: carol, referral: 1n };
  await orm.insert(tradedTable).values([
    { ...at(4, 1), ...first!, seller: alice, buyer: bob, price: 9n, ...parts },
    { ...at(6, 5), ...second!, tokenId: 8, nonce: 0, seller: bob, buyer: alice, price: 4n, ...parts },
    // Of a token that the lists do not know.
    { ...at(7, 5), ...second!, tokenId: 99, seller: bob, buyer: carol, price: 3n, ...parts },
  ]);
  expect(await orm.select().from(artworkTable)).toHaveLength(2);
});
afterAll(() => api.stop());

const readHistory = async (query = '', id = '7') =>
  historySchema.parse((await get(api, `/Artworks/${id}/history${query}`)).data);
const readTrades = async (query: string) =>
  tradeListSchema.parse((await get(api, `/Artworks/trades?${query}`)).data);

describe('[NFT-03] GET /Artworks/{id}/history', () => {
  it('given a life of a work, then each thing that happened is there once, newest first', async () => {
    const { events, nextCursor } = await readHistory();
    expect(events.map(({ kind, blockNumber }) => [blockNumber, kind])).toEqual([
      [8, 'transfer'],
      [7, 'transfer'],
      [6, 'end'],
      [5, 'listing'],
      [4, 'sale'],
      [3, 'price'],
      [2, 'listing'],
      [1, 'mint'],
    ]);
    expect(events.slice(2)).toMatchObject([
      { nonce: 2, reason: 'cancel' },
      { nonce: 2, seller: bob, listingKind: 'auction', price: '5' },
      { nonce: 1, seller: alice, buyer: bob, price: '9', txHash: toHash('4') },
      { nonce: 1, price: '9', blockTimestamp: blockTimestamp + 3 },
      { nonce: 1, seller: alice, listingKind: 'fixed' },
      { creator: alice, recipient: alice },
    ]);
    expect(events[1]).toMatchObject({ sender: bob, recipient: carol });
    expect(nextCursor).toBeNull();
    expect((await readHistory('', '0-8')).events).toMatchObject([
      { kind: 'sale' },
      { kind: 'listing', seller: alice },
    ]);
  });

  it('given pages of any size, then together they are the whole', async () => {
    const whole = (await readHistory()).events;
    for (const pageSize of [1, 3, 5]) {
      const events = [];
      for (let cursor = ''; ;) {
        const page = await readHistory(`?pageSize=${pageSize}${cursor}`);
        events.push(...page.events);
        expect(page.events.length).toBeLessThanOrEqual(pageSize);
        if (page.nextCursor === null) break;
        cursor = `&cursor=${page.nextCursor}`;
      }
      expect(events).toEqual(whole);
    }
  });

  it('given an unknown work or a page that is too large, then the answer says so', async () => {
    expect((await get(api, '/Artworks/99/history')).code).toBe('ARTWORK_NOT_FOUND');
    expect((await get(api, '/Artworks/7/history?pageSize=101')).code).toBe('BAD_REQUEST');
  });
});

describe('[NFT-06] GET /Artworks/trades', () => {
  it('given an account, then it has its sales and purchases with their amounts, and none of another account', async () => {
    const { trades } = await readTrades(`account=${bob}`);
    expect(trades.map(({ side, id, tokenId, price }) => [side, id, tokenId, price])).toEqual([
      ['sale', null, '99', '3'],
      ['sale', 8, '8', '4'],
      ['purchase', 7, '7', '9'],
    ]);
    expect(trades[2]).toMatchObject({
      seller: alice,
      fee: '2',
      royalty: '1',
      referral: '1',
      nonce: 1,
      market: artMarket,
    });
    expect((await readTrades(`account=${toAddress('e')}`)).trades).toEqual([]);
  });

  it('given a side and pages, then they have the rows of that side, each once', async () => {
    const first = await readTrades(`account=${bob}&side=sale&pageSize=1`);
    const second = await readTrades(`account=${bob}&side=sale&pageSize=1&cursor=${first.nextCursor}`);
    expect([...first.trades, ...second.trades].map(({ tokenId }) => tokenId)).toEqual(['99', '8']);
    expect(second.nextCursor).toBeNull();
    const { trades } = await readTrades(`account=${alice}&side=purchase`);
    expect(trades.map(({ tokenId }) => tokenId)).toEqual(['8']);
  });
});
