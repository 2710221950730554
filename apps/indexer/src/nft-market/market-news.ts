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

/** The number of the listing of a sale to an offer: none has it. */
const ofOffer = 0;

type NewsChange = Pick<Change<NftMarketSources, EventRows, MarketFacts>, 'sources' | 'rows' | 'facts'>;

/** An event of a listing, or of an offer (its number is 0), that is news: for the seller, or for this account. */
type Cause = AskKey & {
  event: MarketNewsEvent;
  account: Hex | 'seller';
  price: bigint;
  txHash: Hex;
  blockNumber: number;
  logIndex: number;
};

/** A listing as its news need it; an offer has no seller before it is taken. */
type NewsAsk = NewsWork & { seller: Hex | null };

/**
 * The news of these events: bids for sellers, beaten bids for their bidders, sales that the seller did not make, and those
 * that it made for their buyers. Read after the listings are written.
 */
export async function readMarketNews(
  transaction: Transaction,
  { sources: { chainId }, rows, facts: { senders } }: NewsChange,
) {
  const causes = listCauses(rows);
  const asks = await readAsks(transaction, chainId, causes);
  const news = causes.flatMap(({ event, account: named, price, txHash, ...key }): NoticedNews[] => {
    const ask = asks.get(toName(key));
    if (ask === undefined) return [];
    const { seller, ...work } = ask;
    const account = named === 'seller' ? seller : named;
    if (account === null || senders.get(txHash) === account) return [];
    return [{ ...work, event, account, nonce: key.nonce, price: price.toString(), fact: txHash }];
  });
  return news.length === 0 ? [] : [marketNewsNotice.create({ news })];
}

/** In chain order. Of several bids on a listing in a transaction the last one counts for the seller. */
function listCauses(rows: EventRows): Cause[] {
  const bids = [...rows.bidsPlaced, ...rows.bidsPriced].map((bid): Cause => {
    return { ...bid, event: 'bid', account: 'seller' };
  });
  const outbid = rows.bidsClosed
    .filter(({ reason }) => reason === 'outbid')
    .map((bid): Cause => ({ ...bid, event: 'outbid', account: bid.bidder, price: bid.refunded }));
  const causes = [...bids, ...outbid, ...listSales(rows)].toSorted(
    (a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex,
  );
  const toKey = ({ event, account, ...cause }: Cause) =>
    [event, toName(cause), account, cause.txHash].join(' ');
  return [...new Map(causes.map((cause) => [toKey(cause), cause])).values()];
}

/** A purchase or a settlement is news for the seller; it makes the others itself, to a bid or to an offer of the buyer. */
function listSales({ traded, asksClosed }: EventRows): Cause[] {
  const reasons = new Map(asksClosed.map((closed) => [toName(closed), closed.reason]));
  return traded.flatMap((sale): Cause[] => {
    const reason = sale.nonce === ofOffer ? 'accept' : reasons.get(toName(sale));
    if (reason === 'accept') return [{ ...sale, event: 'bought', account: sale.buyer }];
    return reason === 'buy' || reason === 'settle' ? [{ ...sale, event: 'sold', account: 'seller' }] : [];
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
      select '0x' || encode(t.market, 'hex') as market, t.token_id::float8 as "tokenId", t.nonce::float8 as nonce,
        '0x' || encode(a.seller, 'hex') as seller, '0x' || encode(m.collection, 'hex') as collection,
        m.number as "marketNumber"
      from touched t
      join ${marketTable} m on m.chain_id = ${chainId} and m.address = t.market
      left join ${askTable} a
        on a.chain_id = m.chain_id and a.market = t.market and a.token_id = t.token_id and a.nonce = t.nonce`);
    for (const { market, nonce, ...ask } of rows)
      asks.set(toName({ market, tokenId: ask.tokenId, nonce }), ask);
  });
  return asks;
}

function toName({ market, tokenId, nonce }: AskKey): string {
  return `${market} ${tokenId} ${nonce}`;
}
