import type { PoolTransactionRow } from '@tradewind/db/exchange/list-pool-transactions.query';
import type { PoolRow } from '@tradewind/db/exchange/pool-row';
import type { WirePoolTransaction } from '@tradewind/schema/exchange/pool-transaction';
import { findDirection } from './find-direction.ts';

export function toWirePoolTransaction(row: PoolTransactionRow, pool: PoolRow): WirePoolTransaction {
  return {
    kind: row.kind,
    txHash: row.txHash,
    logIndex: row.logIndex,
    blockNumber: row.blockNumber,
    blockTimestamp: row.blockTimestamp,
    account: row.account,
    ...toAmounts(row, pool),
    volumeUsdE18: row.volumeUsdE18?.toString() ?? null,
  };
}

/** A deposit has no amounts out, a withdrawal none in. */
function toAmounts(row: PoolTransactionRow, { token0, token1 }: PoolRow) {
  if (row.kind !== 'swap') {
    const [amount0, amount1] = [row.amount0In + row.amount0Out, row.amount1In + row.amount1Out];
    return { amount0: amount0.toString(), amount1: amount1.toString(), tokenIn: null };
  }
  const { isToken0In, amountIn, amountOut } = findDirection(row);
  const [amount0, amount1] = isToken0In ? [amountIn, amountOut] : [amountOut, amountIn];
  return {
    amount0: amount0.toString(),
    amount1: amount1.toString(),
    tokenIn: (isToken0In ? token0 : token1).address,
  };
}
