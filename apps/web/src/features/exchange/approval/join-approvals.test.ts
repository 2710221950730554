import { expect, it } from 'vitest';
import { router, toAddress } from '../../../../test-support/known.ts';
import type { Reading } from '../../../shared/chain/reading.ts';
import type { TokenApproval } from './approval.ts';
import type { AreaApprovals, FoundApprovals } from './approvals.query.ts';
import { joinApprovals } from './join-approvals.ts';
import type { StandingNft } from './nft-approval.ts';

const token: TokenApproval = {
  token: toAddress('1'),
  spender: router,
  allowance: 5n,
  balance: 5n,
  totalSupply: 9n,
};
const nft: StandingNft = {
  collection: toAddress('c'),
  operator: router,
  tokenId: 7n,
  name: 'Genesis',
  count: 1n,
};
const operator: StandingNft = { ...nft, tokenId: 'all' };
const idle: StandingNft = { ...operator, collection: toAddress('d'), count: 0n };

type Listed = { readonly tokens?: readonly TokenApproval[]; readonly nfts?: readonly StandingNft[] };

const toAll = ({ tokens = [], nfts = [] }: Listed) => ({
  tokens: { standing: tokens, silentCount: 1 },
  nfts: { standing: nfts, silentCount: 2 },
});
const toArea = (listed: Listed = {}): Reading<AreaApprovals> => ({
  state: 'value',
  value: { ...toAll(listed), spenders: [] },
});
const toFound = (listed: Listed = {}): Reading<FoundApprovals> => ({
  state: 'value',
  value: { ...toAll(listed), search: { candidates: [], range: undefined } },
});
const [loading, unknown] = [{ state: 'loading' }, { state: 'unknown', reason: undefined }] as const;

it('[LIQ-09] given approvals of areas and of the history, then each is listed once, the ones that can take more first', () => {
  const joined = joinApprovals(
    [toArea({ tokens: [token], nfts: [idle] }), toArea({ nfts: [operator] })],
    toFound({ tokens: [token], nfts: [nft, operator] }),
  );
  expect(joined).toMatchObject({ state: 'some', tokens: [token], nfts: [operator, nft, idle] });
  expect(joined.silentCount).toBe(9);
});

it.each([
  ['an area is loading', [toArea({ nfts: [nft] }), loading], toFound(), 'loading'],
  ['only the history is loading and nothing was found', [toArea()], loading, 'loading'],
  ['only the history is loading and an NFT was found', [toArea({ nfts: [nft] })], loading, 'some'],
  ['no area and no history names one', [toArea()], toFound(), 'none'],
  ['a node without history names none', [toArea()], unknown, 'none'],
  ['an area did not answer and nothing was found', [toArea(), unknown], toFound(), 'unknown'],
] as const)(
  '[LIQ-09] given %s, then the state is right: an unknown is no empty list',
  (_, areas, found, state) => {
    expect(joinApprovals(areas, found).state).toBe(state);
  },
);

it('[LIQ-09] given an area that did not answer beside approvals, then they are listed as a part', () => {
  const joined = joinApprovals([toArea({ nfts: [nft] }), unknown], toFound());
  expect(joined).toMatchObject({ state: 'some', isPartial: true, isStale: false });
});
