import { toAddressKey } from '@tradewind/rules/network/address';
import type { Chain } from '../chain/chain.ts';
import { nativeId } from './currency.ts';

/** The id under which a currency is starred: the native coin has the star of its wrapped token, which has its price and pools. */
export function toStarId({ contracts }: Pick<Chain, 'contracts'>, id: string): string {
  return id === nativeId ? toAddressKey(contracts.wrappedNative) : id;
}
