// @vitest-environment happy-dom
import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { multicall3Abi } from '@tradewind/abi/standard/multicall3.abi';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { decodeFunctionData, encodeFunctionResult, type Hex, numberToHex } from 'viem';
import { afterEach, expect, it } from 'vitest';
import { account, toAddress } from '../../test-support/known.ts';
import { createTestChain, withChain } from '../shared/chain/chain.test-support.tsx';
import { answerMulticall } from '../shared/chain/multicall.test-support.ts';
import { findValue } from '../shared/chain/reading.ts';
import { useAllowance } from '../shared/payment/allowance.query.ts';
import type { Charge, Spender } from '../shared/payment/spender.ts';
import { useBalances, useNativeBalance } from '../shared/token-list/balances.query.ts';
import { nativeId, type Token } from '../shared/token-list/currency.ts';
import { useTokenLookup } from '../shared/token-list/token-lookup.query.ts';

const token: Token = {
  kind: 'token',
  chainId: 31337,
  address: toAddress('1'),
  symbol: 'T',
  name: 'T',
  decimals: 18,
};
const spender: Spender = { address: toAddress('b'), text: {} as Spender['text'] };
const charge: Charge = { spender, asset: token, amount: 5n };

/** A chain whose token and coin have this balance, whose allowances are twice that, and whose token has as many decimals. */
function createChainOf(chainId: number, balance: bigint) {
  const answer = (data: Hex): Hex => {
    const { functionName } = decodeFunctionData({ abi: [...erc20Abi, ...multicall3Abi], data });
    if (functionName === 'name' || functionName === 'symbol')
      return encodeFunctionResult({ abi: erc20Abi, functionName, result: `T${balance}` });
    return numberToHex(functionName === 'allowance' ? 2n * balance : balance, { size: 32 });
  };
  return createTestChain({
    chainId,
    request: async ({ method, params }) => {
      if (method === 'eth_getCode') return '0x60';
      const [{ data }] = params as [{ data: Hex }];
      if (!data.startsWith('0x399542e9')) return answer(data);
      return answerMulticall(data, ({ callData }) => ({ success: true, returnData: answer(callData) }));
    },
  });
}

/** What a page shows of the same account, token and spender. */
function useShown() {
  const lookup = findValue(useTokenLookup(token.address));
  const balances = findValue(useBalances(account, [token]));
  return {
    native: findValue(useNativeBalance(account)),
    listed: balances && [balances.get(nativeId), balances.get(token.address)],
    allowance: findValue(useAllowance(charge, account)),
    found: lookup?.kind === 'token' ? lookup.token : undefined,
  };
}

const toShown = (chainId: number, balance: bigint) => ({
  native: balance,
  listed: [balance, balance],
  allowance: 2n * balance,
  found: {
    ...token,
    chainId,
    symbol: `T${balance}`,
    name: `T${balance}`,
    decimals: Number(balance),
  },
});
const nothing = { native: undefined, listed: undefined, allowance: undefined, found: undefined };

afterEach(cleanup);

it('[CHAIN-02] given the same account, token and spender on two chains, then no answer of one is shown for the other', async () => {
  const [one, other] = [createChainOf(31_337, 7n), createChainOf(31_338, 9n)];
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  let shown = one;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{withChain(shown, children)}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(useShown, { wrapper });
  await expect.poll(() => result.current).toEqual(toShown(31_337, 7n));
  shown = other;
  rerender();
  expect(result.current).toEqual(nothing);
  await expect.poll(() => result.current).toEqual(toShown(31_338, 9n));
  shown = one;
  rerender();
  expect(result.current).toEqual(toShown(31_337, 7n));
});
