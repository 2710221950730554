import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { pairReadsAbi } from '@tradewind/abi/exchange/pair-reads.abi';
import type { Pool } from '@tradewind/rules/exchange/pair';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { RpcNodeError } from '../../../shared/chain/rpc-error.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { getExchange } from '../get-exchange.ts';
import { parseReserves } from './fetch-reserves.ts';

/**
 * One pool by its address, from the chain alone, read with each block. Undefined where it is no pool of the exchange.
 */
export function useChainPool(address: Address | undefined) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createReadKey(chain, 'chain-pool', address),
    queryFn: ({ signal }) => fetchChainPool(chain, address, signal),
    enabled: address !== undefined,
  });
  const pool: Reading<Pool | undefined> = mapReading(toReading(query), (found) => found ?? undefined);
  return { pool, retry: () => void query.refetch(), isRetrying: query.isFetching };
}

/** Null where the factory does not know it. */
export async function fetchChainPool(
  chain: Chain,
  address: Address | undefined,
  signal: AbortSignal,
): Promise<Pool | null> {
  if (!address) throw new RangeError('no pool to read');
  const calls = [
    { address: getExchange(chain).factory, abi: factoryAbi, functionName: 'isPair', args: [address] },
    ...['token0', 'token1', 'getReserves'].map((functionName) => ({
      address,
      abi: pairReadsAbi,
      functionName,
    })),
  ];
  const read = await readContracts(chain.client, calls, (result) => result, signal);
  const [isPair, token0, token1, reserves] = read;
  // The factory always answers through a node that has its block, so a missing answer is the node's fault.
  if (isPair === undefined) throw new RpcNodeError('Failed to read the pool');
  if (!z.boolean().parse(isPair)) return null;
  const tokens = { token0: addressInputSchema.parse(token0), token1: addressInputSchema.parse(token1) };
  return { address, ...tokens, ...parseReserves(reserves) };
}
