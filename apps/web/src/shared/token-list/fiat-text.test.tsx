// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import { createBlockKey } from '../chain/latest-block.ts';
import { setIndexStale } from '../live/live-store.ts';
import type { MarketInfo } from '../market-info/fetch-market-info.ts';
import { createMarketInfoKey } from '../market-info/market-info-key.ts';
import type { Currency } from './currency.ts';
import { FiatText } from './fiat-text.tsx';

const one = 10n ** 18n;
const native: Currency = {
  kind: 'native',
  symbol: 'BNB',
  name: 'BNB',
  decimals: 18,
};
const indexedAt = 1_000_000;
const chain = createTestChain();
let queries: QueryClient;

beforeEach(() => {
  queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity } },
  });
  const marketInfo: MarketInfo = {
    blockNumber: 1,
    blockTimestamp: indexedAt,
    priceUsd: null,
    totalValueLockedUsd: null,
    volume24hUsd: null,
    swapCount24h: 0,
    poolCount: 1,
    tokens: [
      {
        address: chain.contracts.wrappedNative.toLowerCase() as `0x${string}`,
        symbol: 'WBNB',
        priceUsd: 600,
        priceChange24hPercent: null,
      },
    ],
  };
  queries.setQueryData(createMarketInfoKey(chain), marketInfo);
});
afterEach(() => {
  setIndexStale(false);
  cleanup();
});

function draw(currency: Currency) {
  const view = withChain(chain, <FiatText currency={currency} raw={2n * one} />);
  return render(<QueryClientProvider client={queries}>{view}</QueryClientProvider>).container.textContent;
}

it('[SWAP-04] shows the value by the price of the index, observed once', () => {
  expect(draw(native)).toBe('$1,200.00');
  expect(
    queries
      .getQueryCache()
      .find({ queryKey: createMarketInfoKey(chain) })
      ?.getObserversCount(),
  ).toBe(1);
});

it('[SWAP-04] shows a dash with the reason for a currency without a price, never 0', () => {
  const gull: Currency = {
    ...native,
    kind: 'token',
    chainId: 31337,
    address: `0x${'4'.repeat(40)}`,
    symbol: 'GULL',
  };
  expect(draw(gull)).toContain('GULL has no price here');
});

it.each([
  [9, '$1,200.00 (price 9 minutes old)'],
  [11, '$1,200.00 (price 11 minutes old) · price 11 minutes old'],
])(
  '[SWAP-04] given a stopped index %i minutes behind the chain, then the value is "%s"',
  (minutes, expected) => {
    queries.setQueryData(createBlockKey(chain), {
      number: 9n,
      timestamp: BigInt(indexedAt + minutes * 60),
    });
    setIndexStale(true);
    expect(draw(native)).toBe(expected);
  },
);
