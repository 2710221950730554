import { useQuery } from '@tanstack/react-query';
import type { ChainClient } from './chain-client.ts';
import { createReadKey } from './chain-key.ts';
import { type Reading, toReading } from './reading.ts';
import { useChain } from './use-chain.ts';

/** The gas price in the native coin; read only where it is used (`enabled`). */
export function useGasPrice({ enabled = true } = {}): Reading<bigint> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createReadKey(chain, 'gas-price'),
      queryFn: () => fetchGasPrice(chain.client),
      enabled,
    }),
  );
}

async function fetchGasPrice(client: ChainClient): Promise<bigint> {
  const { getGasPrice } = await import('viem/actions');
  return getGasPrice(client);
}
