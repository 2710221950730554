import { afterEach, expect, it, vi } from 'vitest';
import { parseCsv } from '../../../shared/export/csv.test-support.ts';
import { createExchangeExport } from './export-kinds.ts';
import { toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';

const hash = `0x${'ab'.repeat(32)}`;
const account = toAddress('a');

const swap = {
  txHash: hash,
  logIndex: 3,
  blockNumber: 12,
  blockTimestamp: 1_795_179_398,
  pool: toAddress('1'),
  account,
  recipient: account,
  tokenIn: { address: toAddress('2'), symbol: '=HYPERLINK("http://x","BUSD")', decimals: 18 },
  tokenOut: { address: toAddress('3'), symbol: null, decimals: null },
  amountIn: '1000000000000000000000000000001',
  amountOut: '7',
  volumeUsdE18: null,
};

/** Answers pages of the index and records the requests. */
function answerPages(pages: Record<string, unknown>[]): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    const body = { succeeded: true, data: { blockNumber: 12, ...pages[requested.length - 1] } };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  return requested;
}

afterEach(() => vi.unstubAllGlobals());

it('[LIQ-09] trades are written with every digit, times in UTC, empty cells for unknown values and no formula', async () => {
  const requested = answerPages([
    { swaps: [swap], nextCursor: '12-3' },
    { swaps: [{ ...swap, volumeUsdE18: '1500000000000000000' }], nextCursor: null },
  ]);
  const { signal } = new AbortController();
  const text = await createExchangeExport.trades(
    { chain: createTestChain(), account },
    { signal, onProgress: () => {} },
  );
  expect(requested.map((url) => new URL(url, 'http://x').searchParams.get('cursor'))).toEqual([null, '12-3']);
  const [head, first, second] = parseCsv(text);
  const read = (name: string, row = first) => row![head!.indexOf(name)];
  expect(parseCsv(text)).toHaveLength(3);
  expect(read('time')).toBe('2026-11-20T12:56:38.000Z');
  expect(read('transaction')).toBe(hash);
  expect(read('token_in_symbol')).toBe(`'=HYPERLINK("http://x","BUSD")`);
  expect(read('amount_in')).toBe('1000000000000.000000000000000001');
  expect(read('amount_in_raw')).toBe(swap.amountIn);
  expect([read('token_out_symbol'), read('amount_out'), read('amount_out_raw')]).toEqual(['', '', '7']);
  expect([read('value_usd'), read('value_usd', second)]).toEqual(['', '1.5']);
});
