import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reviewedSchema } from '@tradewind/schema/nft-market/review';
import { toAccountMessage } from '../../../shared/account/to-account-message.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { WaitingWork } from './waiting.query.ts';

export type Decision =
  | { readonly status: 'reviewed' }
  | { readonly status: 'rejected'; readonly reason: string };

/** Decides about the file and the texts that the reviewer sees: others are refused. */
export function useDecide({ id, fileName, textId }: WaitingWork, onDecided: (decision: Decision) => void) {
  const chain = useChain();
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: createFactKey(chain, 'operator-review') });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (decision: Decision) =>
      fetchFromApi({
        chain,
        path: '/operator/review',
        schema: reviewedSchema,
        body: { id, fileName, textId, ...decision },
      }),
    onSuccess: (_, decision) => {
      onDecided(decision);
      void queries.invalidateQueries({ queryKey: ['operator', 'actions'] });
      return renew();
    },
    // The list then shows a decision of another reviewer, or the new texts.
    onError: renew,
  });
  return { decide: mutate, isPending, failure: error ? toAccountMessage(error) : undefined };
}
