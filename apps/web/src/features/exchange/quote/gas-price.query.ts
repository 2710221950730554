import { useQuery } from '@tanstack/react-query';
import type { ChainClient } from '../../../shared/chain/chain-client.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';

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
