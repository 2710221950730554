import { usdScale } from '../amount/format-usd.ts';
import { toAddressKey } from '../network/address.ts';
import type { PricedToken, TokenPricesUsdE18 } from './observed-pool.ts';
import { isEmpty } from './observe-reserves.ts';
import { findValueUsdE18 } from './token-value.ts';
import type { PoolReserves } from './total-value-locked.ts';

/**
 * A pool whose sides are below this USD value (scaled by 10^18) is dust: its best trade could save less than
 * the gas of a hop.
 */
export const dustUsdE18 = 100n * usdScale;

/**
 * Whether a route through the pool may pay: neither reserve is empty, and a side in one of the trusted tokens
 * (`toAddressKey`s) is worth more than dust, or has no known price. Anybody can create a token and set its
 * price, so other tokens do not count.
 */
export function isWorthRouting(
  pool: PoolReserves,
  trustedTokens: ReadonlySet<string>,
  prices: TokenPricesUsdE18,
): boolean {
  const isWorth = (token: PricedToken, reserve: bigint): boolean =>
    trustedTokens.has(toAddressKey(token.address)) &&
    (findValueUsdE18(token, reserve, prices) ?? dustUsdE18) >= dustUsdE18;
  return !isEmpty(pool) && (isWorth(pool.token0, pool.reserve0) || isWorth(pool.token1, pool.reserve1));
}
