type PairFlows = { amount0In: bigint; amount1In: bigint; amount0Out: bigint; amount1Out: bigint };

/**
 * The token that a swap sold. The pool's gain is the amount in: a pair may pay and receive the same token
 * within one swap.
 */
export function findDirection(swap: PairFlows): { isToken0In: boolean; amountIn: bigint; amountOut: bigint } {
  const gained0 = swap.amount0In - swap.amount0Out;
  const gained1 = swap.amount1In - swap.amount1Out;
  const isToken0In = gained0 > gained1;
  const [amountIn, lost] = isToken0In ? [gained0, gained1] : [gained1, gained0];
  return { isToken0In, amountIn, amountOut: lost < 0n ? -lost : 0n };
}
