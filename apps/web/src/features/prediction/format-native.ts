import { getChainClient } from '../../shared/chain/chain-client.ts';
import { formatExactNative } from './amount.ts';

/** Every digit of an amount, and its unit. */
export function formatNative(wei: bigint): string {
  return `${formatExactNative(wei)} ${getChainClient().chain.nativeCurrency.symbol}`;
}
