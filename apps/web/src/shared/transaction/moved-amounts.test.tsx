// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { encodeAbiParameters, encodeEventTopics, erc20Abi } from 'viem';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account, hash, toAddress } from '../../../test-support/known.ts';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import { useReceipt } from './receipt.query.ts';
import { toWriteAmount } from './write-amount.ts';
import { MovedAmounts } from './write-receipt.tsx';

vi.mock('../token-list/fiat-text.tsx', () => ({ FiatText: () => null }));
vi.mock('../token-list/currency-logo.tsx', () => ({ CurrencyLogo: () => null }));
vi.mock('../chain/runtime-config.ts', () => ({ getRuntimeConfig: () => ({ chainId: 31337, chains: [] }) }));
vi.mock('./receipt.query.ts', () => ({ useReceipt: vi.fn<(...given: unknown[]) => unknown>() }));

const chain = createTestChain();
const [sold, bought] = ['1', '2'].map(
  (digit) =>
    ({
      kind: 'token',
      chainId: chain.chainId,
      address: toAddress(digit),
      symbol: `T${digit}`,
      name: 'T',
      decimals: 0,
    }) as const,
);
const amounts = [
  toWriteAmount({ role: 'pay', raw: 9n, currency: sold!, account, isEstimate: false }),
  toWriteAmount({ role: 'receive', raw: 5n, currency: bought!, account, isEstimate: true }),
];
const paidOut = {
  address: bought!.address,
  topics: encodeEventTopics({
    abi: erc20Abi,
    eventName: 'Transfer',
    args: { from: toAddress('3'), to: account },
  }),
  data: encodeAbiParameters([{ type: 'uint256' }], [4n]),
};

const show = (moved = amounts) =>
  render(withChain(chain, <MovedAmounts amounts={moved} chainId={chain.chainId} hash={hash} />)).container
    .textContent;

beforeEach(() => void vi.mocked(useReceipt).mockReset());
afterEach(cleanup);

it('[SWAP-04] given a receipt that differs from the quote, then the end shows the amount of the receipt', () => {
  vi.mocked(useReceipt).mockReturnValue({ state: 'value', value: { logs: [paidOut] } } as never);
  expect(show()).toBe('You received4 T2You paid9 T1');
});

it('[SWAP-04] given an amount to arrive that the receipt does not decide, then it is not called received', () => {
  vi.mocked(useReceipt).mockReturnValue({ state: 'value', value: { logs: [] } } as never);
  const promised = { role: 'receive', raw: 7n, currency: bought!, account, isEstimate: false } as const;
  expect(show([toWriteAmount(promised)])).toBe('You receive7 T2');
});

it.each([{ state: 'loading' }, { state: 'unknown', reason: undefined }] as const)(
  '[SWAP-04] given a receipt that is $state, then the amounts are those of the terms, and not called past',
  (reading) => {
    vi.mocked(useReceipt).mockReturnValue(reading);
    expect(show()).toBe('You pay9 T1You receive5 T2');
  },
);
