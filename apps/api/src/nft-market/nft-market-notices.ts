import { findNftMarketDeployment } from '@tradewind/abi/deployment';
import { undoneNotice } from '@tradewind/db/indexing/chain-notices';
import { marketNewsNotice } from '@tradewind/db/nft-market/market-news-notice';
import { nftMarketNotice } from '@tradewind/db/nft-market/nft-market-notice';
import type { AccountNoticed } from '@tradewind/schema/hub/account-noticed';
import { chainHeadSchema } from '@tradewind/schema/hub/chain-head';
import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import { nftMarketTopic } from '@tradewind/schema/nft-market/hub-names';
import { type MarketNews, marketNewsEvents } from '@tradewind/schema/nft-market/market-news';
import {
  type NftMarketChanged,
  nftMarketChangedSchema,
} from '@tradewind/schema/nft-market/nft-market-changed';
import { marketNewsKind } from '@tradewind/schema/nft-market/notice-kinds';
import { addressSchema } from '@tradewind/schema/wire/address';
import { rawAmountSchema } from '@tradewind/schema/wire/amount';
import { z } from 'zod';
import { type NoticeReader, readNotice } from '../hub/event/notice-reader.ts';
import type { OutgoingEvent } from '../hub/event/outgoing-event.ts';
import { toNoticedEvent } from '../hub/event/to-account-events.ts';
import { createWorkNumbers } from './work-numbers.ts';

const newsSchema = z.object({
  event: z.enum(marketNewsEvents),
  account: addressSchema,
  collection: addressSchema,
  tokenId: z.int(),
  marketNumber: z.int(),
  nonce: z.int(),
  price: z.nullable(rawAmountSchema),
  fact: z.string(),
});
const noticeSchema = z.object({ chainId: z.int(), news: z.array(newsSchema) });

export const nftMarketNotices: readonly NoticeReader[] = [
  // Any work may have changed.
  readNotice(undoneNotice, chainHeadSchema, ({ chainId, blockNumber }) => [
    toChangedEvent({ chainId, blockNumber, works: null }),
  ]),
  readNotice(nftMarketNotice, nftMarketChangedSchema, (change) => [toChangedEvent(change)]),
  readNotice(marketNewsNotice, noticeSchema, ({ chainId, news }) =>
    [...Map.groupBy(news, ({ account }) => account)].map(([account, own]) =>
      toNoticedEvent(account, { chainId, notices: toNotices(chainId, own) }),
    ),
  ),
];

function toChangedEvent(extraData: NftMarketChanged): OutgoingEvent {
  const topic = areaTopic(nftMarketTopic, extraData.chainId);
  return { topic, target: 'nft_market_changed', extraData, isReplaceable: false };
}

/** An undone block that comes again has the same ids: its transactions name the facts. */
function toNotices(chainId: number, own: readonly z.output<typeof newsSchema>[]): AccountNoticed['notices'] {
  const markets = findNftMarketDeployment(chainId);
  if (markets === undefined) return [];
  const { toId } = createWorkNumbers(markets, []);
  return own.flatMap(({ event, marketNumber, nonce, price, fact, ...key }) => {
    const work = toId(key, marketNumber);
    if (work === undefined) return [];
    const content: MarketNews = { event, work, price };
    return [
      { id: `${marketNewsKind}:${chainId}:${event}:${work}:${nonce}:${fact}`, kind: marketNewsKind, content },
    ];
  });
}
