import type { SwapRow } from '@tradewind/db/exchange/list-swaps.query';
import type { WireSwap } from '@tradewind/schema/exchange/swap';

/** What the pool gained is the amount in: a pair may pay out and take in the same token within one swap. */
export function toWireSwap(swap: SwapRow): WireSwap {
  const gained0 = swap.amount0In - swap.amount0Out;
  const gained1 = swap.amount1In - swap.amount1Out;
  const isToken0In = gained0 > gained1;
  const [amountIn, amountOut] = isToken0In ? [gained0, -gained1] : [gained1, -gained0];
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
    amountOut: (amountOut > 0n ? amountOut : 0n).toString(),
    volumeUsdE18: swap.volumeUsdE18?.toString() ?? null,
  };
}
