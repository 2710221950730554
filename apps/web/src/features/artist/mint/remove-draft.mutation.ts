import { useMutation, useQueryClient } from '@tanstack/react-query';
import { draftRemovedSchema } from '@tradewind/schema/nft-market/draft';
import { toAccountMessage } from '../../../shared/account/to-account-message.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';

/** Removes a draft of the account, which is signed in: it sees no drafts otherwise. */
export function useRemoveDraft(fileName: string) {
  const chain = useChain();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      fetchFromApi({
        chain,
        path: '/Artworks/draft/remove',
        schema: draftRemovedSchema,
        body: { fileName },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: createFactKey(chain, 'artist', 'drafts') }),
  });
  return { remove: mutate, isPending, failure: error ? toAccountMessage(error) : undefined };
}
