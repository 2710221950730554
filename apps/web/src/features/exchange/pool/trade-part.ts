import { isSameAddress } from '@tradewind/rules/network/address';
import type { PoolSummary } from './pool-summary.ts';
import type { PoolTransaction } from './pool-transactions.query.ts';

/** A token of a transaction with its raw amount. */
export type TradePart = { readonly token: PoolSummary['token0']; readonly raw: bigint };

/** The two amounts of a transaction, of a swap from the side of the trader: sold, then bought. */
export function toParts(
  { token0, token1 }: PoolSummary,
  { tokenIn, amount0, amount1 }: PoolTransaction,
): readonly [TradePart, TradePart] {
  const part0 = { token: token0, raw: BigInt(amount0) };
  const part1 = { token: token1, raw: BigInt(amount1) };
  return tokenIn !== null && isSameAddress(tokenIn, token1.address) ? [part1, part0] : [part0, part1];
}
