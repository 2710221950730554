import { listOwnedWorks } from '@tradewind/db/nft-market/list-works-of-account.query';
import { artworkListFields, artworkListSchema } from '@tradewind/schema/nft-market/artwork';
import { marketPlaceQuery } from '@tradewind/schema/nft-market/market-place-query';
import {
  type MarketPlaceRequest,
  marketPlaceRequest,
  mostOwned,
  ownArtworksRequest,
} from '@tradewind/schema/nft-market/requests';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { live } from '../http/answer-kind.ts';
import { widerAnswers } from '../http/answers.ts';
import { compressAnswers } from '../http/compress-answers.ts';
import type { ArtworkReader } from './create-artwork-reader.ts';
import type { OrderFilter } from './order-row.ts';
import { toOrderFilter, toOrderSort, toOwnFilter } from './to-order-filter.ts';

type Deps = Pick<ApiDeps, 'database' | 'chains'> & { readonly works: ArtworkReader };

const base = {
  tags: ['nft-market'],
  querystring: chainAloneQuery,
  response: widerAnswers(artworkListSchema, artworkListFields),
};

/** The lists of the market, by two paths of the specification and by an address alone, and the works of an account. */
export function listRoutes({ database, chains, works }: Deps): FastifyPluginAsyncZod {
  const answer = async (chain: Chain, filter: OrderFilter, body: MarketPlaceRequest) => {
    const { order, blockNumber } = await works.readOrder(chain);
    const { ids, totalCount, pageNumber } = order.select(filter, toOrderSort(body), body);
    const data = await works.listByIds(chain, ids);
    return { succeeded: true as const, data, totalCount, pageSize: body.pageSize, pageNumber, blockNumber };
  };
  return async (app) => {
    compressAnswers(app);
    const querySchema = { ...base, querystring: marketPlaceQuery };
    app.get('/Artworks/market_place', { config: live, schema: querySchema }, async ({ query }) => {
      const { chainId, ...request } = query;
      return answer(chains.get(chainId), await toOrderFilter(request, database), request);
    });
    for (const path of ['/Artworks/market_place', '/Artworks/search'])
      app.post(path, { schema: { ...base, body: marketPlaceRequest } }, async ({ query, body }) =>
        answer(chains.get(query.chainId), await toOrderFilter(body, database), body),
      );
    const schema = { ...base, body: ownArtworksRequest };
    app.post('/Artworks/my_artworks', { schema }, async ({ query, body }) => {
      const chain = chains.get(query.chainId);
      const { chainId } = chain;
      const { numbers } = await works.readOrder(chain);
      const owned = await listOwnedWorks(database, { chainId, account: body.ownerAddress, limit: mostOwned });
      const ids = new Set(owned.flatMap((work) => numbers.findId(work) ?? []));
      return answer(chain, { ...(await toOwnFilter(body, database)), ids }, body);
    });
  };
}
