import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import type { Split, Trade } from '@tradewind/rules/exchange/trade';
import { type Address, encodeFunctionData, type Hex } from 'viem';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import { computeLimits } from './swap-limits.ts';

/** A trade with all parameters of its transaction. */
export type SwapOrder = {
  readonly trade: Trade;
  readonly isNativeIn: boolean;
  readonly isNativeOut: boolean;
  readonly slippageBps: number;
  readonly recipient: Address;
  /** The name that resolved to the recipient, if any. */
  readonly recipientName?: string | undefined;
  readonly router: Address;
};

/**
 * The candidate router calls of a trade: the plain one, and for an exact input the one for fee-on-transfer tokens.
 * The call of a split supports both.
 */
export function createSwapCalls(order: SwapOrder, deadline: bigint): TransactionCall[] {
  const { router, isNativeIn } = order;
  const value = isNativeIn ? computeLimits(order).amountIn : 0n;
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
    functionName: order.isNativeIn
      ? 'swapExactETHForTokensSplit'
      : order.isNativeOut
        ? 'swapExactTokensForETHSplit'
        : 'swapExactTokensForTokensSplit',
    args: [paths, amountOut, to, deadline],
  });
}

function encodeExactIn(order: SwapOrder, deadline: bigint): Hex {
  const { amountIn, amountOut, path, to } = toArguments(order);
  if (order.isNativeIn)
    return encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapExactETHForTokens',
      args: [amountOut, path, to, deadline],
    });
  return encodeFunctionData({
    abi: routerAbi,
    functionName: order.isNativeOut ? 'swapExactTokensForETH' : 'swapExactTokensForTokens',
    args: [amountIn, amountOut, path, to, deadline],
  });
}

function encodeExactInWithFee(order: SwapOrder, deadline: bigint): Hex {
  const { amountIn, amountOut, path, to } = toArguments(order);
  if (order.isNativeIn)
    return encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
      args: [amountOut, path, to, deadline],
    });
  return encodeFunctionData({
    abi: routerAbi,
    functionName: order.isNativeOut
      ? 'swapExactTokensForETHSupportingFeeOnTransferTokens'
      : 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
    args: [amountIn, amountOut, path, to, deadline],
  });
}

function encodeExactOut(order: SwapOrder, deadline: bigint): Hex {
  const { amountIn, amountOut, path, to } = toArguments(order);
  if (order.isNativeIn)
    return encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapETHForExactTokens',
      args: [amountOut, path, to, deadline],
    });
  return encodeFunctionData({
    abi: routerAbi,
    functionName: order.isNativeOut ? 'swapTokensForExactETH' : 'swapTokensForExactTokens',
    args: [amountOut, amountIn, path, to, deadline],
  });
}

function toArguments(order: SwapOrder) {
  return { ...computeLimits(order), path: [...order.trade.route.path], to: order.recipient };
}
