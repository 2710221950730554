import type { SwapRow } from '@tradewind/db/exchange/list-swaps.query';
import type { WireSwap } from '@tradewind/schema/exchange/swap';
import { findDirection } from './find-direction.ts';

export function toWireSwap(swap: SwapRow): WireSwap {
  const { isToken0In, amountIn, amountOut } = findDirection(swap);
  return {
    txHash: swap.txHash,
    logIndex: swap.logIndex,
    blockNumber: swap.blockNumber,
    blockTimestamp: swap.blockTimestamp,
    pool: swap.pool,
    account: swap.account,
    recipient: swap.recipient,
    tokenIn: isToken0In ? swap.token0 : swap.token1,
    tokenOut: isToken0In ? swap.token1 : swap.token0,
    amountIn: amountIn.toString(),
    amountOut: amountOut.toString(),
    volumeUsdE18: swap.volumeUsdE18?.toString() ?? null,
  };
}
