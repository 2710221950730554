import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import type { Trade } from '@tradewind/rules/exchange/trade';
import { type Address, decodeFunctionData } from 'viem';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { explainSwapFailure, explainSwapRefusal, isPriceRefusal } from './swap-error.ts';
import type { SwapOrder } from './swap-order.ts';
import { createSwapCalls, planSwap } from './swap-write.ts';

const tokenIn = toAddress('1');
const tokenOut = toAddress('2');
const trade: Trade = {
  kind: 'exact-in',
  tokenIn,
  tokenOut,
  amountIn: 10_000n,
  amountOut: 20_000n,
  route: { path: [tokenIn, tokenOut], amounts: [10_000n, 20_000n], pools: [] },
};
const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const toToken = (address: Address): Currency => ({
  kind: 'token',
  chainId: 31337,
  address,
  symbol: 'T',
  name: 'Token',
  decimals: 18,
});
const account = toAddress('7');
const order: SwapOrder = {
  chain: createTestChain(),
  account,
  trade,
  input: toToken(tokenIn),
  output: toToken(tokenOut),
  slippageBps: 80,
  payee: null,
  router: toAddress('f'),
};

function decode(changed: Partial<SwapOrder>) {
  return createSwapCalls({ ...order, ...changed }, 99n).map(({ data, value, to }) => ({
    ...decodeFunctionData({ abi: routerAbi, data }),
    value,
    to,
  }));
}

describe('createSwapCalls', () => {
  it.each([
    [{}, 'swapExactTokensForTokens', 0n],
    [{ input: native }, 'swapExactETHForTokens', 10_000n],
    [{ output: native }, 'swapExactTokensForETH', 0n],
  ])('[SWAP-12] offers an exact input with and without support for fees: %o', (change, name, value) => {
    const calls = decode(change);
    expect(calls.map(({ functionName }) => functionName)).toEqual([
      name,
      `${name}SupportingFeeOnTransferTokens`,
    ]);
    expect(calls.every((call) => call.value === value && call.to === order.router)).toBe(true);
  });

  it.each([
    [{}, 'swapTokensForExactTokens', 0n],
    [{ input: native }, 'swapETHForExactTokens', 10_080n],
    [{ output: native }, 'swapTokensForExactETH', 0n],
  ])('[SWAP-12] has one call for an exact output: %o', (change, name, value) => {
    const calls = decode({ ...change, trade: { ...trade, kind: 'exact-out' } });
    expect(calls).toMatchObject([{ functionName: name, value }]);
  });

  it.each([
    [{}, 'swapExactTokensForTokensSplit', 0n],
    [{ input: native }, 'swapExactETHForTokensSplit', 10_000n],
    [{ output: native }, 'swapExactTokensForETHSplit', 0n],
  ])('[SWAP-15] has one call for a split, with one minimum for all of it: %o', (change, name, value) => {
    const parts = [7_000n, 3_000n].map((amountIn) => ({ ...trade, amountIn, amountOut: 2n * amountIn }));
    const split = { parts, single: parts[0]!, cost: 1n };
    const calls = decode({ ...change, trade: { ...trade, split } });
    expect(calls).toMatchObject([{ functionName: name, value }]);
    const paths = parts.map(({ amountIn }) => ({ amountIn, path: [tokenIn, tokenOut] }));
    expect(calls[0]?.args).toEqual([paths, 19_840n, account, 99n]);
  });

  it('[SWAP-04] encodes the minimum received and the maximum sold', () => {
    const path = [tokenIn, tokenOut];
    expect(decode({})[0]?.args).toEqual([10_000n, 19_840n, path, account, 99n]);
    expect(decode({ trade: { ...trade, kind: 'exact-out' } })[0]?.args).toEqual([
      20_000n,
      10_080n,
      path,
      account,
      99n,
    ]);
  });
});

describe('planSwap', () => {
  it('[SWAP-06] given a payee, then the output goes to it and is expected there', () => {
    const payee = { address: toAddress('9'), name: 'alice.eth' } as const;
    const { write, expected } = planSwap({ ...order, payee }, { deadline: 99n });
    for (const { data } of write.candidates)
      expect(decodeFunctionData({ abi: routerAbi, data }).args).toContain(payee.address);
    expect(expected.arrives).toEqual([{ currency: order.output, owner: payee.address, limit: 19_840n }]);
    expect(write.spends).toEqual([{ token: tokenIn, spender: order.router, amount: 10_000n }]);
  });
});

/** A revert as the node sends it: `Error(string)`. */
function revert(reason: string) {
  const text = Buffer.from(reason).toString('hex');
  const words = ['20'.padStart(64, '0'), reason.length.toString(16).padStart(64, '0'), text.padEnd(128, '0')];
  return new Error('outer', {
    cause: { code: 3, message: 'execution reverted', data: `0x08c379a0${words.join('')}` },
  });
}

describe('explainSwapRefusal', () => {
  const slippage =
    'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.';

  it.each(['INSUFFICIENT_OUTPUT_AMOUNT', 'EXCESSIVE_INPUT_AMOUNT'])(
    '[SWAP-12] reports the price as the reason for %s',
    (reason) => {
      const callError = revert(`Tradewind: ${reason}`);
      expect(explainSwapRefusal([{ estimateError: callError, callError }]).message).toBe(slippage);
    },
  );

  it('[SWAP-12] shows any other reason', () => {
    const callError = revert('Tradewind: TRANSFER_FAILED');
    expect(explainSwapRefusal([{ estimateError: callError, callError }]).message).toBe(
      'The transaction cannot succeed due to error: Tradewind: TRANSFER_FAILED. This is probably an issue with one of the tokens you are swapping.',
    );
  });

  it('[SWAP-12] has separate sentences for a failed estimate only and for no call at all', () => {
    expect(explainSwapRefusal([{ estimateError: new Error('x'), callError: undefined }]).message).toBe(
      'Unexpected issue with estimating the gas. Please try again.',
    );
    expect(explainSwapRefusal([]).message).toBe(
      'Unexpected error. Please contact support: none of the calls threw an error',
    );
  });
});

function toRefusal(callError: unknown) {
  return { estimateError: callError, callError };
}

describe('isPriceRefusal', () => {
  it('[SWAP-12] distinguishes an output below the minimum from any other refusal', () => {
    expect(isPriceRefusal(toRefusal(revert('Tradewind: INSUFFICIENT_OUTPUT_AMOUNT')))).toBe(true);
    expect(isPriceRefusal(toRefusal(revert('Tradewind: TRANSFER_FAILED')))).toBe(false);
    expect(isPriceRefusal(toRefusal(undefined))).toBe(false);
  });
});

describe('explainSwapFailure', () => {
  it('[SWAP-12] shows `Transaction rejected.` and `Swap failed: {message}`', () => {
    expect(explainSwapFailure({ code: 4001 }).message).toBe('Transaction rejected.');
    expect(explainSwapFailure({ code: 4900 }).message).toMatch(/^Swap failed: Your wallet is not connected/);
  });
});
