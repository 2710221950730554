import { useQueries } from '@tanstack/react-query';
import { loggedSchema, maximumHashes } from '@tradewind/schema/operator/action';
import type { Address, Hex } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';

/** Those of the account's transactions on a chain that the log lacks, as far as the server has answered. */
export function useUnlogged(account: Address, chainId: number, hashes: readonly Hex[]) {
  const chunks = Array.from({ length: Math.ceil(hashes.length / maximumHashes) }, (_, index) =>
    hashes.slice(index * maximumHashes, (index + 1) * maximumHashes),
  );
  const answers = useQueries({
    queries: chunks.map((chunk) => ({
      queryKey: ['operator', 'unlogged', account, chainId, ...chunk],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const path = `/operator/actions/logged?chainId=${chainId}&txHashes=${chunk.join(',')}`;
        const { txHashes } = await fetchFromApi({ chain: null, path, schema: loggedSchema, signal });
        const logged = new Set(txHashes);
        return chunk.filter((hash) => !logged.has(hash));
      },
    })),
  });
  const failed = answers.filter(({ isError }) => isError);
  return {
    unlogged: new Set(answers.flatMap(({ data }) => data ?? [])),
    hasFailed: failed.length > 0,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
