import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import type { Split } from '@tradewind/rules/exchange/trade';
import { encodeFunctionData, type Hex, maxUint256 } from 'viem';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import { explainSwapRefusal, isPriceRefusal } from './swap-error.ts';
import { computeLimits, getRecipient, type SwapOrder } from './swap-order.ts';

export type SwapSending = {
  /** Chain time; by default none. */
  readonly deadline?: bigint;
  readonly isBatch?: boolean;
};

/** A swap with its agreed movements: maximum outgoing and minimum incoming. */
export function planSwap(
  order: SwapOrder,
  { deadline = maxUint256, isBatch = false }: SwapSending = {},
): PlannedWrite {
  const { account, router, input, output } = order;
  const { amountIn, amountOut } = computeLimits(order);
  const expected = {
    leaves: [{ currency: input, owner: account, limit: amountIn }],
    arrives: [{ currency: output, owner: getRecipient(order), limit: amountOut }],
  };
  return {
    expected,
    explain: explainSwapRefusal,
    write: {
      account,
      spends: input.kind === 'token' ? [{ token: input.address, spender: router, amount: amountIn }] : [],
      isBatch,
      candidates: createSwapCalls(order, deadline),
      forbidsOthers: isPriceRefusal,
      holdings: listHoldings(account, expected),
    },
  };
}

/**
 * The candidate router calls of a trade: the plain one, and for an exact input the one for fee-on-transfer tokens.
 * The call of a split supports both.
 */
export function createSwapCalls(order: SwapOrder, deadline: bigint): TransactionCall[] {
  const { router, input } = order;
  const value = input.kind === 'native' ? computeLimits(order).amountIn : 0n;
  return encodeVariants(order, deadline).map((data) => ({ to: router, data, value }));
}

function encodeVariants(order: SwapOrder, deadline: bigint): Hex[] {
  const { kind, split } = order.trade;
  if (split) return [encodeSplit(order, split, deadline)];
  return kind === 'exact-in'
    ? [encodeExactIn(order, deadline), encodeExactInWithFee(order, deadline)]
    : [encodeExactOut(order, deadline)];
}

function encodeSplit(order: SwapOrder, { parts }: Split, deadline: bigint): Hex {
  const { amountOut, to } = toArguments(order);
  const paths = parts.map(({ amountIn, route }) => ({ amountIn, path: route.path }));
  return encodeFunctionData({
    abi: routerAbi,
    functionName: isNative(order.input)
      ? 'swapExactETHForTokensSplit'
      : isNative(order.output)
        ? 'swapExactTokensForETHSplit'
        : 'swapExactTokensForTokensSplit',
    args: [paths, amountOut, to, deadline],
  });
}

function encodeExactIn(order: SwapOrder, deadline: bigint): Hex {
  const { amountIn, amountOut, path, to } = toArguments(order);
  if (isNative(order.input))
    return encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapExactETHForTokens',
      args: [amountOut, path, to, deadline],
    });
  return encodeFunctionData({
    abi: routerAbi,
    functionName: isNative(order.output) ? 'swapExactTokensForETH' : 'swapExactTokensForTokens',
    args: [amountIn, amountOut, path, to, deadline],
  });
}

function encodeExactInWithFee(order: SwapOrder, deadline: bigint): Hex {
  const { amountIn, amountOut, path, to } = toArguments(order);
  if (isNative(order.input))
    return encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
      args: [amountOut, path, to, deadline],
    });
  return encodeFunctionData({
    abi: routerAbi,
    functionName: isNative(order.output)
      ? 'swapExactTokensForETHSupportingFeeOnTransferTokens'
      : 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
    args: [amountIn, amountOut, path, to, deadline],
  });
}

function encodeExactOut(order: SwapOrder, deadline: bigint): Hex {
  const { amountIn, amountOut, path, to } = toArguments(order);
  if (isNative(order.input))
    return encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapETHForExactTokens',
      args: [amountOut, path, to, deadline],
    });
  return encodeFunctionData({
    abi: routerAbi,
    functionName: isNative(order.output) ? 'swapTokensForExactETH' : 'swapTokensForExactTokens',
    args: [amountOut, amountIn, path, to, deadline],
  });
}

function toArguments(order: SwapOrder) {
  return { ...computeLimits(order), path: [...order.trade.route.path], to: getRecipient(order) };
}

function isNative({ kind }: Currency): boolean {
  return kind === 'native';
}
