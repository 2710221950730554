import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import type { Period } from '@tradewind/rules/stake-pool/pool-capacity';
import type { FeeRow } from '@tradewind/rules/stake-pool/unstake-fee';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { ChainClient } from '../../../shared/chain/chain-client.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';

/** The terms of the next stake of a pool. */
export type Terms = { readonly periods: readonly Period[]; readonly fees: readonly FeeRow[] };

/** The terms of a pool, repeated with each block: another operator may change them. */
export function useTerms(pool: Address) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createReadKey(chain, 'operated-terms', pool),
    queryFn: ({ signal }) => fetchTerms(chain.client, pool, signal),
  });
  return { terms: toReading(query), retry: () => void query.refetch(), isRetrying: query.isFetching };
}

/** A small number of a view: `viem` returns up to 48 bits as a number. */
const wholeSchema = z.pipe(
  z.int(),
  z.transform((value) => BigInt(value)),
);
const periodsSchema = z.array(z.object({ duration: wholeSchema, aprBps: wholeSchema }));
const feesSchema = z.array(z.object({ day: wholeSchema, bps: wholeSchema }));

/** Throws where the pool does not answer: that is never a pool without fees. */
export async function fetchTerms(client: ChainClient, pool: Address, signal?: AbortSignal): Promise<Terms> {
  const view = { address: pool, abi: stakePoolAbi };
  const heads = [
    { ...view, functionName: 'stakePeriodAPRs' },
    { ...view, functionName: 'currentFeeVersion' },
  ] as const;
  const [periods, version] = await readContracts(client, heads, (result) => result, signal);
  const table = { ...view, functionName: 'feeVersion', args: [z.bigint().parse(version)] } as const;
  const [fees] = await readContracts(client, [table], (result) => result, signal);
  return { periods: periodsSchema.parse(periods), fees: feesSchema.parse(fees) };
}
