import { pairReadsAbi } from '@tradewind/abi/exchange/pair-reads.abi';
import type { Pool } from '@tradewind/rules/exchange/pair';
import * as z from 'zod/mini';
import type { ChainClient } from '../../../shared/chain/chain-client.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { RpcNodeError } from '../../../shared/chain/rpc-error.ts';
import { withReserves } from './known-pools.ts';

const reservesSchema = z.object({ reserve0: z.bigint(), reserve1: z.bigint() });

/** The answer of a pool's `getReserves`. */
export const parseReserves = (result: unknown) => reservesSchema.parse(result);

/**
 * A few pools with their current on-chain reserves; throws when
 * one does not answer, which says nothing about its liquidity.
 */
export async function fetchReserves(
  client: ChainClient,
  pools: readonly Pool[],
  signal?: AbortSignal,
): Promise<Pool[]> {
  const contracts = pools.map(({ address }) => ({ address, abi: pairReadsAbi, functionName: 'getReserves' }));
  const reserves = await readContracts(client, contracts, parseReserves, signal);
  return pools.map((pool, index) => {
    const own = reserves[index];
    // A pool always answers through a node that has its block, so a missing answer is the node's fault.
    if (!own) throw new RpcNodeError('Failed to read the pools');
    return withReserves(pool, own.reserve0, own.reserve1);
  });
}
