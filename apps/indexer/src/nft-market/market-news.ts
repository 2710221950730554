import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Transaction } from '@tradewind/db/database';
import {
  marketNewsNotice,
  type MarketNewsEvent,
  type NewsWork,
  type NoticedNews,
} from '@tradewind/db/nft-market/market-news-notice';
import { askTable, marketTable } from '@tradewind/db/nft-market/tables';
import { sql } from 'drizzle-orm';
import type { Change } from '../sync/define-area.ts';
import type { EventRows } from './events.ts';
import { type AskKey, forEachPart, touchedAsks } from './keys.ts';
import type { MarketFacts } from './market-facts.ts';
import type { NftMarketSources } from './sources.ts';

type NewsChange = Pick<Change<NftMarketSources, EventRows, MarketFacts>, 'sources' | 'rows' | 'facts'>;

/** An event of a listing that is news: for the seller, or for its bidder. */
type Cause = AskKey & {
  event: MarketNewsEvent;
  bidder: Hex | null;
  price: bigint;
  txHash: Hex;
  blockNumber: number;
  logIndex: number;
};

/** A listing as its news need it. */
type NewsAsk = NewsWork & { seller: Hex };

/**
 * The news of these events: bids for sellers, beaten bids for their bidders, and sales that the seller did not make. Read
 * after the listings are written.
 */
export async function readMarketNews(
  transaction: Transaction,
  { sources: { chainId }, rows, facts: { senders } }: NewsChange,
) {
  const causes = listCauses(rows);
  const asks = await readAsks(transaction, chainId, causes);
  const news = causes.flatMap(({ event, bidder, price, txHash, ...key }): NoticedNews[] => {
    const ask = asks.get(toName(key));
    if (ask === undefined) return [];
    const { seller, ...work } = ask;
    const account = event === 'outbid' && bidder !== null ? bidder : seller;
    if (senders.get(txHash) === account) return [];
    return [{ ...work, event, account, nonce: key.nonce, price: price.toString(), fact: txHash }];
  });
  return news.length === 0 ? [] : [marketNewsNotice.create({ news })];
}

/** In chain order. Of several bids on a listing in a transaction the last one counts for the seller. */
function listCauses(rows: EventRows): Cause[] {
  const bids = [...rows.bidsPlaced, ...rows.bidsPriced].map((bid) => ({ ...bid, event: 'bid' as const }));
  const outbid = rows.bidsClosed
    .filter(({ reason }) => reason === 'outbid')
    .map((bid) => ({ ...bid, event: 'outbid' as const, price: bid.refunded }));
  const sold = listSales(rows).map((sale) => ({ ...sale, event: 'sold' as const, bidder: null }));
  const causes = [...bids, ...outbid, ...sold].toSorted(
    (a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex,
  );
  const toKey = ({ event, bidder, ...cause }: Cause) =>
    [event, toName(cause), event === 'outbid' ? bidder : '', cause.txHash].join(' ');
  return [...new Map(causes.map((cause) => [toKey(cause), cause])).values()];
}

/** The sales by a purchase or a settlement; the others are made by the seller: to a bid, or to an offer. */
function listSales({ traded, asksClosed }: EventRows) {
  const reasons = new Map(asksClosed.map((closed) => [toName(closed), closed.reason]));
  return traded.filter((sale) => {
    const reason = reasons.get(toName(sale));
    return reason === 'buy' || reason === 'settle';
  });
}

async function readAsks(
  transaction: Transaction,
  chainId: number,
  touched: readonly AskKey[],
): Promise<ReadonlyMap<string, NewsAsk>> {
  const asks = new Map<string, NewsAsk>();
  const keysOfAsks = touched.map(({ market, tokenId, nonce }) => ({ market, tokenId, nonce }));
  await forEachPart(keysOfAsks, async (keys) => {
    const { rows } = await transaction.execute<AskKey & NewsAsk>(sql`
      with ${touchedAsks(keys)}
      select '0x' || encode(a.market, 'hex') as market, a.token_id::float8 as "tokenId", a.nonce::float8 as nonce,
        '0x' || encode(a.seller, 'hex') as seller, '0x' || encode(m.collection, 'hex') as collection,
        m.number as "marketNumber"
      from touched t
      join ${askTable} a
        on a.chain_id = ${chainId} and a.market = t.market and a.token_id = t.token_id and a.nonce = t.nonce
      join ${marketTable} m on m.chain_id = a.chain_id and m.address = a.market`);
    for (const { market, nonce, ...ask } of rows)
      asks.set(toName({ market, tokenId: ask.tokenId, nonce }), ask);
  });
  return asks;
}

function toName({ market, tokenId, nonce }: AskKey): string {
  return `${market} ${tokenId} ${nonce}`;
}
