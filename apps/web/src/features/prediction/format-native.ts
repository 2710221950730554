import { useChain } from '../../shared/chain/use-chain.ts';
import { formatExactNative } from './amount.ts';

/** Formats an exact amount with the unit of the chain. */
export function useNativeFormat(): (wei: bigint) => string {
  const { symbol } = useChain().client.chain.nativeCurrency;
  return (wei) => `${formatExactNative(wei)} ${symbol}`;
}
