import { useMutation, useQueryClient } from '@tanstack/react-query';
import { takedownSchema } from '@tradewind/schema/nft-market/takedown';
import { toAccountMessage } from '../../../shared/account/to-account-message.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';

/** The file of a work to take down for a reason, or one by its hash to serve again. */
export type TakedownChange =
  | { readonly kind: 'down'; readonly id: number; readonly fileName: string; readonly reason: string }
  | { readonly kind: 'restored'; readonly hash: string };

/** Takes a file down, or lets it be served again. The queue, the files that are down and the log follow. */
export function useTakeDown(onDone: () => void) {
  const chain = useChain();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ kind, ...body }: TakedownChange) =>
      fetchFromApi({
        chain,
        path: kind === 'down' ? '/operator/takedown' : '/operator/takedown/remove',
        schema: takedownSchema,
        body,
      }),
    onSuccess: () => {
      onDone();
      void queries.invalidateQueries({ queryKey: ['operator', 'actions'] });
      void queries.invalidateQueries({ queryKey: createFactKey(chain, 'operator-review') });
      return queries.invalidateQueries({ queryKey: createFactKey(chain, 'operator-takedowns') });
    },
  });
  return { change: mutate, isPending, failure: error ? toAccountMessage(error) : undefined };
}
