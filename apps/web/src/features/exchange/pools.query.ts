import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import type { Pool } from '@tradewind/rules/exchange/pair';
import { poolsTopic } from '@tradewind/schema/hub/topic';
import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { isAddress } from 'viem';
import * as z from 'zod/mini';
import { getChainClient, getExchange } from '../../shared/chain/chain-client.ts';
import { chainReadKey } from '../../shared/chain/latest-block.ts';
import { readContract } from '../../shared/chain/read-contract.ts';
import { readContracts } from '../../shared/chain/read-contracts.ts';
import { type Reading, toReading } from '../../shared/chain/reading.ts';
import { RpcNodeError } from '../../shared/chain/rpc-error.ts';
import { getRuntimeConfig } from '../../shared/chain/runtime-config.ts';
import { useLiveTopic } from '../../shared/live/use-live-topic.ts';

const addressSchema = z.custom<`0x${string}`>((value) => typeof value === 'string' && isAddress(value));
const reservesSchema = z.tuple([z.bigint(), z.bigint(), z.number()]);
const parseAddress = (result: unknown) => addressSchema.parse(result);
const parseReserves = (result: unknown) => reservesSchema.parse(result);

type PoolIdentity = Pick<Pool, 'address' | 'token0' | 'token1'>;

const poolsKey = [chainReadKey, 'pools'];

/** Every pool of the exchange with its reserves, from the chain alone and anew with each block. */
export function usePools(): Reading<readonly Pool[]> {
  return toReading(usePoolsQuery());
}

/** While no pool could be read at all: the way to ask the network again. */
export function useUnreachablePools(): { retry: () => void; isRetrying: boolean } | undefined {
  const { isError, data, isFetching, refetch } = usePoolsQuery();
  if (!isError || data !== undefined) return undefined;
  return { retry: () => void refetch(), isRetrying: isFetching };
}

function usePoolsQuery() {
  useLiveTopic(poolsTopic(getRuntimeConfig().chainId));
  return useQuery({ queryKey: poolsKey, queryFn: fetchPools });
}

/** What identifies a pool never changes, so only those since the last read are asked for; after a failure all are, for a reorg may be why. */
async function fetchPools({ client: queries, signal }: QueryFunctionContext): Promise<readonly Pool[]> {
  const last = queries.getQueryState<readonly Pool[]>(poolsKey);
  const known = last?.fetchFailureCount === 0 ? (last.data ?? []) : [];
  const pools = [...known, ...(await fetchPoolsFrom(known.length, signal))];
  return fetchReserves(pools, signal);
}

async function fetchPoolsFrom(first: number, signal: AbortSignal): Promise<PoolIdentity[]> {
  const factory = { address: getExchange().factory, abi: factoryAbi } as const;
  const count = Number(await readContract(getChainClient(), { ...factory, functionName: 'allPairsLength' }));
  const indexes = Array.from({ length: Math.max(0, count - first) }, (_, index) => BigInt(first + index));
  const addresses = await readAddresses(
    indexes.map((index) => ({ ...factory, functionName: 'allPairs', args: [index] })),
    signal,
  );
  const tokensOf = (functionName: 'token0' | 'token1') =>
    readAddresses(
      addresses.map((address) => ({ address, abi: pairAbi, functionName })),
      signal,
    );
  const [tokens0, tokens1] = await Promise.all([tokensOf('token0'), tokensOf('token1')]);
  return addresses.map((address, index) => ({
    address,
    token0: toAnswered(tokens0[index]),
    token1: toAnswered(tokens1[index]),
  }));
}

async function readAddresses(contracts: Parameters<typeof readContracts>[1], signal: AbortSignal) {
  const addresses = await readContracts(getChainClient(), contracts, parseAddress, signal);
  return addresses.map(toAnswered);
}

/** The same pools with their reserves of this moment; throws when one does not answer, for that says nothing about its liquidity. */
export async function fetchReserves(pools: readonly PoolIdentity[], signal?: AbortSignal): Promise<Pool[]> {
  const contracts = pools.map(({ address }) => ({ address, abi: pairAbi, functionName: 'getReserves' }));
  const reserves = await readContracts(getChainClient(), contracts, parseReserves, signal);
  return pools.map((pool, index) => {
    const [reserve0, reserve1] = toAnswered(reserves[index]);
    return { ...pool, reserve0, reserve1 };
  });
}

/** The factory and its pools always answer a node that has their block, so silence is the node's. */
function toAnswered<Value>(answer: Value | undefined): Value {
  if (answer === undefined) throw new RpcNodeError('Failed to read the pools');
  return answer;
}
