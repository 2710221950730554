import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type ActionRequest, actionSchema } from '@tradewind/schema/operator/action';
import type { Address } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';

/** Logs actions, each once; the server keeps one row of a transaction, however often it is reported. */
export function useReports(account: Address, actions: readonly ActionRequest[]) {
  const queries = useQueryClient();
  const reports = useQueries({
    queries: actions.map((action) => ({
      queryKey: ['operator', 'report', account, action.chainId, action.txHash],
      queryFn: async () => {
        const body = action;
        const logged = await fetchFromApi({
          chain: null,
          path: '/operator/actions',
          schema: actionSchema,
          body,
        });
        void queries.invalidateQueries({ queryKey: ['operator', 'actions'] });
        return logged;
      },
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const failed = reports.filter(({ isError }) => isError);
  return {
    hasFailed: failed.length > 0,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
