import type { Pool } from '@tradewind/rules/exchange/pair';
import { findBestRouteExactIn } from '@tradewind/rules/exchange/route';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { getExchange } from '../../shared/chain/chain-client.ts';

/** A network fee (raw native coin) as an amount of a token; undefined where no pool tells. */
export function findFeeIn(token: Address, fee: bigint, pools: readonly Pool[]): bigint | undefined {
  const { wrappedNative } = getExchange();
  if (fee === 0n || isSameAddress(token, wrappedNative)) return fee;
  return findBestRouteExactIn(pools, wrappedNative, token, fee)?.amounts.at(-1);
}
