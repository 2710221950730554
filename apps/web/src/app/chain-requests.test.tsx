// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../test-support/known.ts';
import { usePositionFigures } from '../features/exchange/liquidity/position-figures.query.ts';
import { useCandles as usePoolCandles } from '../features/exchange/pool/candles.query.ts';
import { useIndexedPools } from '../features/exchange/pool/pool-list.query.ts';
import { usePoolTransactions } from '../features/exchange/pool/pool-transactions.query.ts';
import { usePoolsBetween } from '../features/exchange/reserves/pools.query.ts';
import { useCandles } from '../features/prediction/chart/candles.query.ts';
import { useRoundToCollect } from '../features/prediction/claim/round-to-collect.query.ts';
import { useHistory } from '../features/prediction/history/history.query.ts';
import { useLeaderboard } from '../features/prediction/leaderboard/leaderboard.query.ts';
import { useIndexedRounds } from '../features/prediction/live/rounds.query.ts';
import { usePnl } from '../features/prediction/pnl/pnl.query.ts';
import { createTestChain, createTestChains } from '../shared/chain/chain.test-support.tsx';
import { OnChain } from '../shared/chain/on-chain.tsx';
import { ChainsContext } from '../shared/chain/use-chain.ts';
import { useTokenPrices } from '../shared/market-info/token-prices.query.ts';

const pool = toAddress('1');
const chains = createTestChains(createTestChain(), createTestChain({ chainId: 31338 }));

/** The paths that these readers of the index request, each once. */
const paths = [
  '/Market/api/get_market',
  '/exchange/pools',
  `/exchange/pools/${pool}/candles`,
  `/exchange/pools/${pool}/transactions`,
  '/exchange/positions',
  '/exchange/reserves',
  '/prediction/all',
  '/prediction/candles',
  '/prediction/is_has_round_win',
  '/prediction/joined_history',
  '/prediction/report',
  '/prediction/top_the_best',
];

function useReaders() {
  useTokenPrices();
  usePoolsBetween(toAddress('2'), toAddress('3'));
  useIndexedPools({ search: '', sort: 'tvl', isAscending: false, page: 1 });
  usePoolCandles(pool, '1h');
  usePoolTransactions({ pool, kind: 'all', account: undefined, count: 10 });
  usePositionFigures(account, { pool, held: 1n });
  useIndexedRounds(account);
  useCandles(1_800_000_000);
  useRoundToCollect(account);
  useHistory(account, 1);
  usePnl(account);
  useLeaderboard(3, account);
}

/** Requests of a part of the page on a chain. The API has not answered yet. */
async function listRequests(chainId: number): Promise<URL[]> {
  const requested: URL[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(new URL(path, 'http://page'));
    return new Promise(() => {});
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ChainsContext value={chains}>
        <OnChain chainId={chainId}>{children}</OnChain>
      </ChainsContext>
    </QueryClientProvider>
  );
  renderHook(useReaders, { wrapper });
  const listPaths = () =>
    [...new Set(requested.map(({ pathname }) => pathname.replace('/api', '')))].toSorted();
  await expect.poll(listPaths).toEqual(paths);
  return requested;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[CHAIN-02] given a part of the page on another chain, when it reads the index, then each request names that chain', async () => {
  const named = (await listRequests(31338)).map(({ searchParams }) => searchParams.get('chainId'));
  expect(new Set(named)).toEqual(new Set(['31338']));
});

it('[CHAIN-02] given a part of the page on the home chain, when it reads the index, then no request names a chain', async () => {
  const named = (await listRequests(31337)).map(({ searchParams }) => searchParams.get('chainId'));
  expect(new Set(named)).toEqual(new Set([null]));
});
