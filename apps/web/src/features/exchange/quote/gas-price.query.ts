import { useQuery } from '@tanstack/react-query';
import { getChainClient } from '../../../shared/chain/chain-client.ts';
import { chainReadKey } from '../../../shared/chain/latest-block.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';

/** The gas price in the native coin; read only where it is used (`enabled`). */
export function useGasPrice({ enabled = true } = {}): Reading<bigint> {
  return toReading(useQuery({ queryKey: [chainReadKey, 'gas-price'], queryFn: fetchGasPrice, enabled }));
}

async function fetchGasPrice(): Promise<bigint> {
  const { getGasPrice } = await import('viem/actions');
  return getGasPrice(getChainClient());
}
