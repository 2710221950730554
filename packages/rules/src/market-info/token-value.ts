import { computePowerOfTen } from '../amount/ratio.ts';
import { toAddressKey } from '../network/address.ts';
import type { PricedToken, TokenPricesUsdE18 } from './observed-pool.ts';

/** USD value of a raw amount at a price of one whole token, both scaled by 10^18, rounded down. */
export function computeValueUsdE18(raw: bigint, decimals: number, priceUsdE18: bigint): bigint {
  return (raw * priceUsdE18) / computePowerOfTen(decimals);
}

/** USD value of a raw amount of a token, scaled by 10^18, rounded down; undefined when the token has no known price. */
export function findValueUsdE18(
  token: PricedToken,
  raw: bigint,
  prices: TokenPricesUsdE18,
): bigint | undefined {
  const price = prices.get(toAddressKey(token.address));
  return price === undefined ? undefined : computeValueUsdE18(raw, token.decimals, price);
}
