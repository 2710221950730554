import { getChainClient } from '../../shared/chain/chain-client.ts';
import { formatExactNative } from './amount.ts';

/** An exact amount with its unit. */
export function formatNative(wei: bigint): string {
  return `${formatExactNative(wei)} ${getChainClient().chain.nativeCurrency.symbol}`;
}
