// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import type { AccountPart } from '../../../shared/site/account-part.ts';
import { AreasContext } from '../../../shared/site/areas-context.ts';
import type { SiteSpender, SpenderPart } from '../../../shared/site/spender-part.ts';
import type { ApprovalCandidate } from './approval.ts';
import { useKnownApprovals } from './approvals.query.ts';
import type { NftCandidate } from './nft-approval.ts';
import { useSpenderNames } from './spender-names.query.ts';

const [listed, own, collection] = [toAddress('1'), toAddress('2'), toAddress('3')];

vi.mock('../../../shared/token-list/currencies.ts', () => ({
  useCurrencies: () => ({ all: [{ kind: 'native' }, { kind: 'token', address: toAddress('1') }] }),
}));
vi.mock('./fetch-approvals.ts', () => ({
  fetchApprovals: async (_client: unknown, _owner: Address, candidates: readonly ApprovalCandidate[]) => ({
    standing: candidates,
    silentCount: 0,
  }),
}));
vi.mock('./fetch-nft-approvals.ts', () => ({
  fetchNftApprovals: async (_client: unknown, _owner: Address, candidates: readonly NftCandidate[]) => ({
    standing: candidates,
    silentCount: 0,
  }),
}));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function toSpender(digit: string, taken: Partial<SiteSpender>): SiteSpender {
  const none = { tokens: [], takesListed: false, collections: [] };
  return { address: toAddress(digit), name: digit, ...none, ...taken };
}

/** A page of areas with these contracts; one of them has none. */
function toWrapper(...spenders: readonly Partial<SpenderPart>[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const parts = spenders.map((part): AccountPart => ({
    Positions: () => null,
    spenders: { fetchSpenders: async () => [], ...part },
  }));
  const areas = [{ Positions: () => null }, ...parts].map((part) => ({
    pages: [],
    account: async () => part,
    local: undefined,
  }));
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <AreasContext value={areas}>{withChain(createTestChain(), children)}</AreasContext>
    </QueryClientProvider>
  );
}

const toSpenders = (spender: SiteSpender) => ({ fetchSpenders: async () => [spender] });
const none = {
  spenders: [],
  tokens: { standing: [], silentCount: 0 },
  nfts: { standing: [], silentCount: 0 },
};

const toValue = (spender: SiteSpender, tokens: readonly Address[], nfts: readonly NftCandidate[]) => ({
  state: 'value',
  value: {
    spenders: [spender],
    tokens: { standing: tokens.map((token) => ({ token, spender: spender.address })), silentCount: 0 },
    nfts: { standing: nfts, silentCount: 0 },
  },
});

it('[SWAP-07] given contracts of two areas, then the listed tokens are read where one takes any, and else its own', async () => {
  const any = toSpender('a', { takesListed: true, tokens: [own, listed] });
  const few = toSpender('b', { tokens: [own], collections: [collection] });
  const wrapper = toWrapper(toSpenders(any), toSpenders(few));
  const { result } = renderHook(() => useKnownApprovals(account), { wrapper });
  await expect
    .poll(() => result.current.areas)
    .toEqual([
      { state: 'value', value: none },
      toValue(any, [listed, own], []),
      toValue(few, [own], [{ kind: 'operator', collection, operator: few.address }]),
    ]);
});

it('[SWAP-07] given an area that does not answer, then only its approvals are unknown, and a retry reads them', async () => {
  const spender = toSpender('a', {});
  let isDown = true;
  const broken = async () => {
    if (isDown) throw new Error('down');
    return [spender];
  };
  const wrapper = toWrapper(toSpenders(spender), { fetchSpenders: broken });
  const { result } = renderHook(() => useKnownApprovals(account), { wrapper });
  const listStates = () => result.current.areas.map(({ state }) => state);
  await expect.poll(listStates).toEqual(['value', 'value', 'unknown']);
  isDown = false;
  act(() => result.current.retry());
  await expect.poll(listStates).toEqual(['value', 'value', 'value']);
});

const site = [toSpender('a', {})];
const shown = [toAddress('A'), toAddress('b'), toAddress('c')];

it('[SWAP-07] given spenders of the history, then an area names those that are its contracts, and no others', async () => {
  const asked: (readonly Address[])[] = [];
  const fetchNames: SpenderPart['fetchNames'] = async (_chain, addresses) => {
    asked.push(addresses);
    return addresses.map((address) => (address === toAddress('b') ? 'B' : undefined));
  };
  const wrapper = toWrapper({ fetchNames });
  const { result } = renderHook(() => useSpenderNames(site, shown), { wrapper });
  await expect
    .poll(() => shown.map((spender) => result.current(spender)))
    .toEqual(['a', 'B', 'Another contract'].map((value) => ({ state: 'value', value })));
  expect(asked).toEqual([[toAddress('b'), toAddress('c')]]);
});

it('[SWAP-07] given an area that does not answer, then a spender that it could know is unknown, not a stranger', async () => {
  const wrapper = toWrapper({ fetchNames: () => Promise.reject(new Error('down')) });
  const { result } = renderHook(() => useSpenderNames(site, shown), { wrapper });
  await expect
    .poll(() => shown.map((spender) => result.current(spender).state))
    .toEqual(['value', 'unknown', 'unknown']);
});
