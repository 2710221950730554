import { listTradesOfAccount, type TradeRow } from '@tradewind/db/nft-market/list-trades-of-account.query';
import { listWorkHistory } from '@tradewind/db/nft-market/list-work-history.query';
import {
  historyQuery,
  historySchema,
  tradeListSchema,
  tradesQuery,
  type WireTrade,
} from '@tradewind/schema/nft-market/history';
import { artworkParams } from '@tradewind/schema/nft-market/requests';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { live } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { formatEventCursor, toEventPaging } from '../http/event-cursor.ts';
import { type ArtworkReader, toWorkName } from './create-artwork-reader.ts';
import { toWireEvents } from './to-wire-events.ts';

type Deps = Pick<ApiDeps, 'database' | 'chains'> & { readonly works: ArtworkReader };

const tags = ['nft-market'];

/** What happened to a work, and the sales and purchases of an account. */
export function historyRoutes({ database, chains, works }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = {
      tags,
      params: artworkParams,
      querystring: historyQuery,
      response: answers(historySchema),
    };
    app.get('/Artworks/:id/history', { config: live, schema }, async ({ params, query }) => {
      const { chainId: named, ...paging } = query;
      const chain = chains.get(named);
      const { work, market } = (await works.find(chain, params.id)).row;
      const { chainId, collection, tokenId } = work;
      const address = market?.address ?? '0x';
      const key = { chainId, collection, tokenId, market: address };
      const page = await listWorkHistory(database, { ...key, ...toEventPaging(paging) });
      const events = toWireEvents(page.items, address);
      return { succeeded: true as const, data: { events, nextCursor: formatEventCursor(page.nextCursor) } };
    });
    const tradesSchema = { tags, querystring: tradesQuery, response: answers(tradeListSchema) };
    app.get('/Artworks/trades', { config: live, schema: tradesSchema }, async ({ query }) => {
      const { chainId: named, account, side, ...paging } = query;
      const chain = chains.get(named);
      const { numbers } = await works.readOrder(chain);
      const criteria = { chainId: chain.chainId, account, side, ...toEventPaging(paging) };
      const { items, nextCursor } = await listTradesOfAccount(database, criteria);
      const keyOf = ({ market, tokenId }: TradeRow) => numbers.findNamed({ contract: market, tokenId });
      const found = await works.mapByKeys(
        chain,
        items.flatMap((row) => keyOf(row) ?? []),
      );
      const trades = items.map((row) => {
        const key = keyOf(row);
        const work = key && found.get(toWorkName(key));
        return toWireTrade(row, account, work);
      });
      return { succeeded: true as const, data: { trades, nextCursor: formatEventCursor(nextCursor) } };
    });
  };
}

function toWireTrade(
  row: TradeRow,
  account: string,
  work: Partial<Pick<WireTrade, 'id' | 'name' | 'isByCompany'>> | undefined,
): WireTrade {
  const { id = null, name = null, isByCompany = false } = work ?? {};
  const { txHash, blockNumber, logIndex, blockTimestamp, market, nonce, seller, buyer } = row;
  return {
    txHash,
    blockNumber,
    logIndex,
    blockTimestamp,
    side: seller === account ? 'sale' : 'purchase',
    market,
    id,
    name,
    isByCompany,
    tokenId: String(row.tokenId),
    nonce,
    seller,
    buyer,
    price: String(row.price),
    fee: String(row.fee),
    royalty: String(row.royalty),
    referral: String(row.referral),
  };
}
