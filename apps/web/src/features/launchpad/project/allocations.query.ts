import { useQuery } from '@tanstack/react-query';
import { allocationListFields, allocationListSchema } from '@tradewind/schema/launchpad/allocation';
import type { Address } from 'viem';
import { fetchWholeFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import type { Allocations } from '../join/admission.ts';

const pollMs = 15_000;

/** What the server knows of an account in all rounds of a project: its line of a list, KYC and disclaimer. */
export function useAllocations(project: number, account: Address | undefined): Reading<Allocations> {
  return toReading(
    useQuery({
      queryKey: ['launchpad', 'allocations', project, account],
      queryFn: ({ signal }) => fetchAllocations(project, account, signal),
      enabled: account !== undefined,
      refetchInterval: pollMs,
    }),
  );
}

async function fetchAllocations(
  idoId: number,
  ownerAddress: Address | undefined,
  signal: AbortSignal,
): Promise<Allocations> {
  const { data, unknownRounds, notListedRounds } = await fetchWholeFromApi({
    chain: null,
    path: '/Ido/your_allocations',
    schema: allocationListSchema,
    fields: allocationListFields,
    body: { idoId, ownerAddress },
    signal,
  });
  return { list: data, unknownRounds, notListedRounds };
}
