import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { isPriceInverted, type Money } from './price-direction.ts';

/** A price: of one token in another. */
export type Pair = { readonly base: Address; readonly quote: Address };

/**
 * The pairs to show for the chosen tokens, the best first: their own in the direction of the trade, or where only one
 * token is chosen those with a stablecoin, of a stablecoin that with the native coin.
 */
export function listPairs(tokens: readonly (Address | undefined)[], money: Money): Pair[] {
  const [first, second] = tokens.filter((token) => token !== undefined);
  if (!first) return [];
  if (second && !isSameAddress(first, second)) return [{ base: first, quote: second }];
  const isStable = money.stablecoins.some((coin) => isSameAddress(coin, first));
  return (isStable ? [money.wrappedNative] : money.stablecoins).map((other) => toPair(first, other, money));
}

function toPair(first: Address, second: Address, money: Money): Pair {
  const isInverted = isPriceInverted({ token0: { address: first }, token1: { address: second } }, money);
  return isInverted ? { base: second, quote: first } : { base: first, quote: second };
}
