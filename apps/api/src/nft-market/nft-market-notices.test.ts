import { findNftMarketDeployment } from '@tradewind/abi/deployment';
import { headNotice, undoneNotice } from '@tradewind/db/indexing/chain-notices';
import { marketNewsNotice, type NoticedNews } from '@tradewind/db/nft-market/market-news-notice';
import { nftMarketNotice } from '@tradewind/db/nft-market/nft-market-notice';
import { toAddressKey } from '@tradewind/rules/network/address';
import { accountNoticedSchema } from '@tradewind/schema/hub/account-noticed';
import { marketNewsSchema } from '@tradewind/schema/nft-market/market-news';
import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { createToOutgoingEvents } from '../hub/event/to-outgoing-events.ts';
import { nftMarketNotices } from './nft-market-notices.ts';

const toEvents = createToOutgoingEvents(nftMarketNotices);
const chainId = 31_337;
const [alice, bob, collection] = [toAddress('a'), toAddress('b'), toAddress('c')];
const art = toAddressKey(findNftMarketDeployment(chainId)!.art);
const change = {
  blockNumber: 7,
  works: [{ contract: art, tokenId: 4 }],
  accounts: [alice],
};
const news: NoticedNews = {
  event: 'bid',
  account: alice,
  collection: art,
  tokenId: 4,
  marketNumber: 0,
  nonce: 2,
  price: '50',
  fact: toHash('1'),
};

it('[NFT-06] [HUB-02] given changed works, then the topic of the chain names them, and no account', () => {
  const { kind, payload } = nftMarketNotice.create(change);
  const [event, ...others] = toEvents({ id: 1, at: 1, chainId, kind, payload });
  expect(event).toMatchObject({
    topic: 'nft-market:31337',
    target: 'nft_market_changed',
    isReplaceable: false,
  });
  expect(event?.extraData).toEqual({ chainId, blockNumber: 7, works: change.works });
  expect(others).toEqual([]);
});

it('[NFT-06] [HUB-02] given blocks that were undone, then any work may have changed; a new block alone says nothing', () => {
  const head = { blockNumber: 5, blockHash: toHash('5'), blockTimestamp: 50 };
  const notice = { id: 1, at: 1, chainId, payload: head };
  const ofMarket = toEvents({ ...notice, kind: undoneNotice.kind }).filter(
    ({ target }) => target === 'nft_market_changed',
  );
  expect(ofMarket.map(({ extraData }) => extraData)).toEqual([{ chainId, blockNumber: 5, works: null }]);
  expect(
    toEvents({ ...notice, kind: headNotice.kind }).some(({ target }) => target === 'nft_market_changed'),
  ).toBe(false);
});

it('[NFT-04] [HUB-02] given news of several accounts, then each receives one event with its own, by the numbers of works', () => {
  const sold: NoticedNews = { ...news, event: 'sold', collection, marketNumber: 2, price: '70' };
  const ended: NoticedNews = { ...news, event: 'ended', account: bob, price: null, fact: '900' };
  // A sale to an offer is of no listing.
  const bought: NoticedNews = { ...news, event: 'bought', account: bob, nonce: 0 };
  const { kind, payload } = marketNewsNotice.create({ news: [news, ended, sold, bought] });
  const events = toEvents({ id: 1, at: 1, chainId, kind, payload });
  const common = { topic: 'account', target: 'account_noticed', isReplaceable: false };
  expect(events).toMatchObject([
    { ...common, receiver: { address: alice, chainId } },
    { ...common, receiver: { address: bob, chainId } },
  ]);
  const [ofAlice, ofBob] = events.map(({ extraData }) => accountNoticedSchema.parse(extraData).notices);
  const work = 3 * 2 ** 32 + 4;
  expect(ofAlice?.map(({ id, content }) => [id, marketNewsSchema.parse(content)])).toEqual([
    [`nft_market_news:31337:bid:4:2:${news.fact}`, { event: 'bid', work: 4, price: '50' }],
    [`nft_market_news:31337:sold:${work}:2:${news.fact}`, { event: 'sold', work, price: '70' }],
  ]);
  expect(ofBob).toMatchObject([
    { id: 'nft_market_news:31337:ended:4:2:900', content: { event: 'ended', price: null } },
    { id: `nft_market_news:31337:bought:4:0:${news.fact}`, content: { event: 'bought', price: '50' } },
  ]);
});
