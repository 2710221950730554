import { listMarkets } from '@tradewind/db/nft-market/list-markets.query';
import { listOffers, type OfferCursor, type OfferRow } from '@tradewind/db/nft-market/list-offers.query';
import { offerListSchema, offersQuery } from '@tradewind/schema/nft-market/offer';
import { addressSchema } from '@tradewind/schema/wire/address';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { live } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { requireNftMarket } from './nft-market.ts';

type Deps = Pick<ApiDeps, 'database' | 'chains'>;

/** The open offers for any token of a collection, at the last indexed block. */
export function offerRoutes({ database, chains }: Deps): FastifyPluginAsyncZod {
  const schema = { tags: ['nft-market'], querystring: offersQuery, response: answers(offerListSchema) };
  return async (app) => {
    app.get('/Artworks/offers', { config: live, schema }, async ({ query }) => {
      const chain = chains.get(query.chainId);
      requireNftMarket(chain);
      const { chainId } = chain;
      const { blockNumber, blockTimestamp: time } = await chain.index.get();
      const markets = await listMarkets(database, { chainId });
      const market = markets.find(({ collection }) => collection === query.collection);
      if (market === undefined) return { succeeded: true as const, data: { ...none, blockNumber } };
      const { address, offerCount } = market;
      const { pageSize } = query;
      const criteria = {
        chainId,
        market: address,
        time,
        limit: pageSize + 1,
        cursor: parseCursor(query.cursor),
      };
      const rows = await listOffers(database, criteria);
      const offers = rows.slice(0, pageSize);
      const nextCursor = rows.length > pageSize ? formatCursor(offers.at(-1)) : null;
      const data = { market: address, offers: offers.map(toWireOffer), offerCount, nextCursor, blockNumber };
      return { succeeded: true as const, data };
    });
  };
}

const none = { market: null, offers: [], offerCount: 0, nextCursor: null };

function toWireOffer({ price, ...offer }: OfferRow) {
  return { ...offer, price: String(price) };
}

function formatCursor(last: OfferRow | undefined): string | null {
  return last === undefined ? null : `${last.price}-${last.bidder}`;
}

/** From a text that has passed the query's schema. */
function parseCursor(cursor: string | undefined): OfferCursor | undefined {
  if (cursor === undefined) return undefined;
  const [price = '', bidder] = cursor.split('-');
  return { price: BigInt(price), bidder: addressSchema.parse(bidder) };
}
