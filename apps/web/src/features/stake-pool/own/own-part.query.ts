import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { fetchOwnPart } from './fetch-own-part.ts';
import type { OwnPart } from './own-part.ts';

/** The part of an account in a pool, read with each block. */
export function useOwnPart(pool: Address, account: Address): Reading<OwnPart> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createReadKey(chain, 'stake-pool-own', pool, account),
      queryFn: ({ signal }) => fetchOwnPart(chain, pool, account, signal),
    }),
  );
}
