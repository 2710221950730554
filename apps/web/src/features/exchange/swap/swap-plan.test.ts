import { expect, it } from 'vitest';
import { account, router, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { createSwapPlan } from './swap-plan.ts';
import type { SwapOrder } from './swap-order.ts';

const chain = createTestChain();
const input: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const output: Currency = { ...input, kind: 'token', chainId: chain.chainId, address: toAddress('1') };
const trade: SwapOrder['trade'] = {
  kind: 'exact-in',
  tokenIn: toAddress('2'),
  tokenOut: output.address,
  amountIn: 5n,
  amountOut: 10n,
  route: { path: [toAddress('2'), output.address], amounts: [5n, 10n], pools: [] },
};
const order: SwapOrder = {
  chain,
  account,
  router,
  trade,
  input,
  output,
  slippageBps: 80,
  payee: null,
};

function identify(change: Partial<SwapOrder> = {}, summary = 'Swap'): string {
  return createSwapPlan({ ...order, ...change }, { payment: { kind: 'allowed' }, made: [] }, summary, 60)
    .identity;
}

it('[TX-04] [SWAP-08] given another price, slippage or language, then it is the same swap', () => {
  expect(identify({ trade: { ...trade, amountOut: 11n }, slippageBps: 50 }, 'Tausch')).toBe(identify());
});

it('[TX-04] [SWAP-08] given another exact amount, recipient or exact side, then it is another swap', () => {
  expect(identify({ trade: { ...trade, amountIn: 6n } })).not.toBe(identify());
  expect(identify({ trade: { ...trade, kind: 'exact-out' } })).not.toBe(identify());
  expect(identify({ payee: { address: toAddress('b'), name: undefined } })).not.toBe(identify());
});
