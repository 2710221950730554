import { useQuery } from '@tanstack/react-query';
import { type WireProject, projectSchema } from '@tradewind/schema/launchpad/project';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';

/** Texts and pictures change seldom; the sales are read from their chains with each block. */
const pollMs = 30_000;

/** A project by its number, or by its symbol in any letter case. */
export type ProjectName = { readonly id: string } | { readonly symbol: string };

export type FoundProject =
  | { readonly kind: 'found'; readonly project: WireProject }
  | { readonly kind: 'notFound' };

export function useProject(name: ProjectName): {
  project: Reading<FoundProject>;
  retry: () => void;
  isRetrying: boolean;
} {
  const query = useQuery({
    queryKey: ['launchpad', 'project', name],
    queryFn: ({ signal }) => fetchProject(name, signal),
    refetchInterval: pollMs,
  });
  return { project: toReading(query), retry: () => void query.refetch(), isRetrying: query.isFetching };
}

async function fetchProject(name: ProjectName, signal: AbortSignal): Promise<FoundProject> {
  const call = { chain: null, schema: projectSchema, signal };
  try {
    const project =
      'id' in name
        ? await fetchFromApi({ ...call, path: `/Ido/${encodeURIComponent(name.id)}` })
        : await fetchFromApi({
            ...call,
            path: '/launchpad/detail',
            body: { address: '', symbol: name.symbol },
          });
    return { kind: 'found', project };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'PROJECT_NOT_FOUND' || code === 'BAD_REQUEST') return { kind: 'notFound' };
    throw error;
  }
}
