import { listBidsOfAccount, type OwnBidRow } from '@tradewind/db/nft-market/list-bids.query';
import { ownBidFields, ownBidListSchema } from '@tradewind/schema/nft-market/artwork';
import { mostOwned, ownBidsRequest } from '@tradewind/schema/nft-market/requests';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { widerAnswers } from '../http/answers.ts';
import { type ArtworkReader, toWorkName } from './create-artwork-reader.ts';

type Deps = Pick<ApiDeps, 'database' | 'chains'> & { readonly works: ArtworkReader };

/** The bids of an account, also on listings that have ended: their money waits there. */
export function bidRoutes({ database, chains, works }: Deps): FastifyPluginAsyncZod {
  const schema = {
    tags: ['nft-market'],
    querystring: chainAloneQuery,
    body: ownBidsRequest,
    response: widerAnswers(ownBidListSchema, ownBidFields),
  };
  return async (app) => {
    app.post('/Artworks/Auction', { schema }, async ({ query, body }) => {
      const { ownerAddress: account, pageNumber, pageSize } = body;
      const chain = chains.get(query.chainId);
      const { chainId } = chain;
      const { numbers, blockNumber } = await works.readOrder(chain);
      const bids = await listBidsOfAccount(database, { chainId, account, limit: mostOwned });
      const page = bids.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
      const keyOf = ({ market, tokenId }: OwnBidRow) => numbers.findNamed({ contract: market, tokenId });
      const found = await works.mapByKeys(
        chain,
        page.flatMap((bid) => keyOf(bid) ?? []),
      );
      const data = page.flatMap((bid) => {
        const key = keyOf(bid);
        const work = key && found.get(toWorkName(key));
        return work ? [{ ...work, bid: toWireBid(bid) }] : [];
      });
      return {
        succeeded: true as const,
        data,
        totalCount: bids.length,
        pageSize,
        pageNumber,
        blockNumber,
        hasMore: bids.length === mostOwned,
      };
    });
  };
}

function toWireBid({ market, nonce, price, addedAt, state, listing }: OwnBidRow) {
  return {
    market,
    nonce,
    price: String(price),
    addedTime: addedAt,
    state,
    isListingOpen: listing === 'open',
  };
}
