import { marketTable, offerTable } from '@tradewind/db/nft-market/tables';
import { offerListSchema } from '@tradewind/schema/nft-market/offer';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockTimestamp, chainId } from '../../test/seed-index.ts';
import { toAddress } from '../../test-support/known.ts';
import { alice, art, artMarket, bob, carol, coin, get, type MarketApi, startMarketApi } from './test-seed.ts';

let api: MarketApi;
const soon = blockTimestamp + 1;

/** Three open offers, of which two have one price, and a higher one whose time is over at the indexed block. */
beforeAll(async () => {
  api = await startMarketApi();
  const { orm } = api.deps.database;
  const offer = { chainId, market: artMarket, count: 3, until: soon, placedAt: blockTimestamp - 9 };
  await orm.insert(offerTable).values([
    { ...offer, bidder: alice, price: coin },
    { ...offer, bidder: bob, price: coin, count: 65_535 },
    { ...offer, bidder: carol, price: 2n * coin },
    { ...offer, bidder: toAddress('d'), price: 9n * coin, until: blockTimestamp },
  ]);
  await orm.update(marketTable).set({ offerCount: 4 }).where(eq(marketTable.address, artMarket));
});
afterAll(() => api.stop());

const read = async (query = '', collection: string = art) =>
  offerListSchema.parse((await get(api, `/Artworks/offers?collection=${collection}${query}`)).data);

describe('[NFT-06] GET /Artworks/offers', () => {
  it('given offers of a collection, then the open ones come best first, and the count has all that hold money', async () => {
    const { offers, ...rest } = await read();
    expect(offers.map(({ bidder, price, count }) => [bidder, price, count])).toEqual([
      [carol, String(2n * coin), 3],
      [bob, String(coin), 65_535],
      [alice, String(coin), 3],
    ]);
    expect(offers[0]).toMatchObject({ until: soon, placedAt: blockTimestamp - 9 });
    expect(rest).toEqual({ market: artMarket, offerCount: 4, nextCursor: null, blockNumber: 10 });
  });

  it('given pages of any size, then together they are the whole', async () => {
    const whole = (await read()).offers;
    for (const pageSize of [1, 2]) {
      const offers = [];
      for (let cursor = ''; ;) {
        const page = await read(`&pageSize=${pageSize}${cursor}`);
        offers.push(...page.offers);
        expect(page.offers.length).toBeLessThanOrEqual(pageSize);
        if (page.nextCursor === null) break;
        cursor = `&cursor=${page.nextCursor}`;
      }
      expect(offers).toEqual(whole);
    }
  });

  it('given a collection without a market, then it has no offers and no market', async () => {
    expect(await read('', toAddress('2'))).toMatchObject({ market: null, offers: [], offerCount: 0 });
  });

  it('given no collection, a large page or a malformed cursor, then the request is refused', async () => {
    for (const query of ['', `?collection=${art}&pageSize=101`, `?collection=${art}&cursor=1-2`])
      expect((await get(api, `/Artworks/offers${query}`)).code).toBe('BAD_REQUEST');
  });
});
