import type { Pool } from '@tradewind/rules/exchange/pair';
import { findBestRouteExactIn } from '@tradewind/rules/exchange/route';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';

/** A network fee in the native coin, and the address of its wrapped token. */
export type NetworkFee = { readonly amount: bigint; readonly wrappedNative: Address };

/** A network fee as an amount of a token; undefined without a route. */
export function findFeeIn(
  token: Address,
  { amount, wrappedNative }: NetworkFee,
  pools: readonly Pool[],
): bigint | undefined {
  if (amount === 0n || isSameAddress(token, wrappedNative)) return amount;
  return findBestRouteExactIn(pools, wrappedNative, token, amount)?.amounts.at(-1);
}
