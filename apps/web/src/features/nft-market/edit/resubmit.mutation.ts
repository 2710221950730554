import { useMutation, useQueryClient } from '@tanstack/react-query';
import { resubmittedSchema } from '@tradewind/schema/nft-market/text-edit';
import { ensureSignedIn } from '../../../shared/account/ensure-signed-in.ts';
import { toAccountMessage } from '../../../shared/account/to-account-message.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';

/** Signs in, and makes a rejected work of the account wait again. */
export function useResubmit(session: WalletSession, id: number) {
  const chain = useChain();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await ensureSignedIn(queries, session, chain.chainId);
      return fetchFromApi({ chain, path: `/Artworks/${id}/resubmit`, schema: resubmittedSchema, body: {} });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: createFactKey(chain, 'nft-market-artwork') }),
  });
  return { resubmit: mutate, isPending, failure: error ? toAccountMessage(error) : undefined };
}
