import { expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import type { TopicUpdate } from '../../../shared/live/topic-listeners.ts';
import { changesWorks, type ListedWork } from './changes-works.ts';

const topic = 'nft-market:31337' as TopicUpdate['topic'];
const [collection, market, other] = [toAddress('a'), toAddress('b'), toAddress('c')];
const listing = {
  market,
  nonce: 1,
  kind: 'fixed',
  endsAt: null,
  openedAt: 1,
  feeBps: 250,
  bidCount: 0,
} as const;
const works: ListedWork[] = [
  { collection, tokenId: '7', listing: null },
  { collection, tokenId: '8', listing },
];

const toUpdate = (content: unknown): TopicUpdate => ({
  kind: 'area',
  topic,
  target: 'nft_market_changed',
  content,
});
const toChange = (contract: string, tokenId: number) =>
  toUpdate({ chainId: 31337, blockNumber: 7, works: [{ contract, tokenId }] });

it.each([
  ['another token', toChange(collection, 9)],
  ['a work before this page subscribed', { ...toChange(collection, 7), isPast: true as const }],
  ['a token of another collection', toChange(other, 8)],
  ['a market in which the work is not listed', toChange(market, 7)],
])('[NFT-06] [HUB-02] given a change of %s alone, then shown works are not read again', (_, update) => {
  expect(changesWorks(update, works)).toBe(false);
});

it.each([
  ['a change by the collection', toChange(collection, 7)],
  ['a change by the market', toChange(market, 8)],
  ['a change of any work', toUpdate({ chainId: 31337, blockNumber: 7, works: null })],
  ['a content of another shape', toUpdate('?')],
  ['a gap', { kind: 'missed' as const, topic }],
])('[NFT-06] [HUB-02] given %s, then they are read again', (_, update) => {
  expect(changesWorks(update, works)).toBe(true);
});
