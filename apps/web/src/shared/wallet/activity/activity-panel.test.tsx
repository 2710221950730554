// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../chain/chain.test-support.tsx';
import { localChain } from '../../chain/local-chain.test-support.ts';
import { setRuntimeConfig } from '../../chain/runtime-config.ts';
import type { TransactionRecord } from '../../transaction/transaction-record.ts';
import { useTransactionStore } from '../../transaction/transaction-store.ts';
import { ActivityPanel } from './activity-panel.tsx';

const account = toAddress('a');
const chainId = localChain.id;
const hashOf = (digit: string) => `0x${digit.repeat(64)}` as const;
const now = Math.floor(Date.now() / 1000);

const toToken = (digit: string, symbol: string) => ({ address: toAddress(digit), symbol, decimals: 18 });
const swap = (digit: string, amountOut: string, seconds: number) => ({
  kind: 'swap',
  txHash: hashOf(digit),
  logIndex: 0,
  blockNumber: 5,
  blockTimestamp: seconds,
  pool: toAddress('b'),
  account,
  recipient: account,
  tokenIn: toToken('c', 'CAKE'),
  tokenOut: toToken('d', 'DAI'),
  amountIn: '1000000000000000000',
  amountOut,
  volumeUsdE18: null,
});
const page = (rows: readonly unknown[], nextCursor: string | null) => ({
  blockNumber: 9,
  covers: { transfersSince: 1234, transferTokens: [] },
  rows,
  nextCursor,
});
const record = (digit: string, seconds: number, status: 0 | 1 = 1): TransactionRecord => ({
  hash: hashOf(digit),
  summary: `Write ${digit}`,
  from: account,
  chainId,
  addedTime: seconds * 1000,
  receipt: {
    blockHash: hashOf('b'),
    blockNumber: 5,
    contractAddress: null,
    from: account,
    status,
    to: null,
    transactionHash: hashOf(digit),
    transactionIndex: 0,
  },
});

function show(answer: (url: URL) => unknown) {
  vi.stubGlobal('fetch', async (path: string) => {
    const data = answer(new URL(path, 'http://x'));
    return data === undefined
      ? new Response('away', { status: 502 })
      : new Response(JSON.stringify({ succeeded: true, data }));
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const panel = withChain(createTestChain(), <ActivityPanel account={account} />);
  render(<QueryClientProvider client={queries}>{panel}</QueryClientProvider>);
}

const listRows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  const rpcUrls = ['http://127.0.0.1:1'];
  const chains = [{ chainId, rpcUrls, explorer: '/explorer' }];
  setRuntimeConfig({ chainId, chains, mode: 'local', links: { audits: [] } });
  useTransactionStore.setState({ records: {}, batches: {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[TX-03] given rows of the index and of this browser, then one list has both, more rows come on demand, and the end says what it covers', async () => {
  useTransactionStore.setState({
    records: Object.fromEntries(
      [record('1', now), record('2', now - 5, 0), record('3', now - 99)].map((one) => [
        `${chainId}:${one.hash}`,
        one,
      ]),
    ),
  });
  show((url) =>
    url.searchParams.has('cursor')
      ? page([swap('4', '2000000000000000000', now - 60)], null)
      : page(
          [swap('1', '30000000000000000000', now), swap('5', '1', now - 10), swap('6', '1', now - 20)],
          '5-0',
        ),
  );
  await screen.findByText('+30 DAI');
  expect(listRows().map((row) => /Write \d|Swap/.exec(row)?.[0])).toEqual(['Swap', 'Write 2', 'Swap']);
  expect(screen.getByText(/Failed/)).toBeTruthy();
  expect(screen.queryByText(/since block/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('+2 DAI');
  expect(listRows().at(-1)).toContain('Write 3');
  expect(screen.getByText('Transfers of listed tokens, since block 1,234.')).toBeTruthy();
});

it('[TX-03] given a first page that is one transaction, then the next one is read, and the amounts are those of all its rows', async () => {
  const whole = '1000000000000000000';
  const hop = { ...swap('1', whole, now), tokenOut: toToken('e', 'ETH') };
  show((url) => (url.searchParams.has('cursor') ? page([swap('1', whole, now)], null) : page([hop], '5-0')));
  await screen.findByText('+1 DAI');
  expect(screen.getByText('−2 CAKE')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('[TX-03] given a swap for another account, then the row says to whom it went, and shows no gain', async () => {
  show(() => page([{ ...swap('1', '30000000000000000000', now), recipient: toAddress('e') }], null));
  const amount = await screen.findByText('30 DAI');
  expect(amount.className).not.toContain('gain');
  expect(screen.getByText(/to 0xE/)).toBeTruthy();
  expect(screen.getByText('−1 CAKE')).toBeTruthy();
});

it('[TX-03] given an index that does not answer, then what this browser sent is shown below the error, which can be tried again', async () => {
  useTransactionStore.setState({ records: { [`${chainId}:${hashOf('1')}`]: record('1', now) } });
  let isAway = true;
  show(() => (isAway ? undefined : page([swap('4', '2000000000000000000', now)], null)));
  await screen.findByText('The history could not be read');
  expect(listRows()).toEqual([expect.stringContaining('Write 1')]);
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('+2 DAI');
  expect(screen.queryByText('The history could not be read')).toBeNull();
});

it('[TX-03] given a kind, then the index is read for it alone, and an empty list says so', async () => {
  const kinds: (string | null)[] = [];
  show((url) => {
    kinds.push(url.searchParams.get('kind'));
    return page([], null);
  });
  await screen.findByText('No activity yet');
  fireEvent.click(screen.getByRole('radio', { name: 'Swaps' }));
  await screen.findByText('Nothing of this kind');
  expect(kinds).toEqual([null, 'swap']);
});
