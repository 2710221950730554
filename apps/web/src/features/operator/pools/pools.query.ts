import { findStakePoolDeployment } from '@tradewind/abi/deployment';
import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { ChainClient } from '../../../shared/chain/chain-client.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { OperatedPool, PoolList } from './operated-pool.ts';

/** The newest pools with their figures, at most `shownCount`, from the chain alone. */
export function usePools(shownCount: number): {
  pools: Reading<PoolList>;
  retry: () => void;
  isRetrying: boolean;
} {
  const chain = useChain();
  const factory = findStakePoolDeployment(chain.chainId)?.factory;
  const query = useQuery({
    queryKey: createReadKey(chain, 'operated-pools', shownCount),
    queryFn: ({ signal }) => fetchPools(chain.client, factory ?? '0x', shownCount, signal),
    enabled: factory !== undefined,
    placeholderData: (earlier) => earlier,
  });
  return { pools: toReading(query), retry: () => void query.refetch(), isRetrying: query.isFetching };
}

/** Throws where the factory does not answer: that is never a factory without pools. */
export async function fetchPools(
  client: ChainClient,
  factory: Address,
  shownCount: number,
  signal?: AbortSignal,
): Promise<PoolList> {
  const views = (['owner', 'poolCount'] as const).map((functionName) => ({
    address: factory,
    abi: stakePoolFactoryAbi,
    functionName,
  }));
  const [owner, count] = await readContracts(client, views, (result) => result, signal);
  const factoryOwner = addressInputSchema.parse(owner);
  const poolCount = Number(z.bigint().parse(count));
  const first = Math.max(0, poolCount - shownCount);
  const page = { functionName: 'pools', args: [BigInt(first), BigInt(shownCount)] } as const;
  const [addresses] = await readContracts(
    client,
    [{ address: factory, abi: stakePoolFactoryAbi, ...page }],
    (result) => z.array(addressInputSchema).parse(result),
    signal,
  );
  if (!addresses) throw new RangeError('the factory does not list its pools');
  const pools = await fetchFigures(client, addresses, first, signal);
  return {
    factoryOwner,
    pools: pools.toReversed(),
    silentCount: addresses.length - pools.length,
    hasOlder: first > 0,
  };
}

const figures = [
  'depositToken',
  'earnToken',
  'cap',
  'totalLocked',
  'reserved',
  'freeRewards',
  'isFinished',
  'owner',
] as const;

const figuresSchema = z.object({
  depositToken: addressInputSchema,
  earnToken: addressInputSchema,
  cap: z.bigint(),
  totalLocked: z.bigint(),
  reserved: z.bigint(),
  // The only one that calls a token.
  freeRewards: z.optional(z.bigint()),
  isFinished: z.boolean(),
  owner: addressInputSchema,
});

async function fetchFigures(
  client: ChainClient,
  addresses: readonly Address[],
  first: number,
  signal: AbortSignal | undefined,
): Promise<OperatedPool[]> {
  const calls = addresses.flatMap((address) =>
    figures.map((functionName) => ({ address, abi: stakePoolAbi, functionName })),
  );
  const answers = await readContracts(client, calls, (result) => result, signal);
  return addresses.flatMap((address, index) => {
    const own = answers.slice(index * figures.length, (index + 1) * figures.length);
    const read = figuresSchema.safeParse(
      Object.fromEntries(figures.map((name, place) => [name, own[place]])),
    );
    if (!read.success) return [];
    return [{ ...read.data, freeRewards: read.data.freeRewards, address, number: first + index }];
  });
}
