import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updatedSchema } from '@tradewind/schema/nft-market/text-edit';
import { ensureSignedIn } from '../../../shared/account/ensure-signed-in.ts';
import { toAccountMessage } from '../../../shared/account/to-account-message.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';

export interface WorkTexts {
  readonly name: string;
  readonly descriptions: string;
}

/** Signs in, and writes the texts of a work of the account; the server keeps the earlier ones. */
export function useEditTexts(session: WalletSession, id: number, onSaved: () => void) {
  const chain = useChain();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (texts: WorkTexts) => {
      await ensureSignedIn(queries, session, chain.chainId);
      return fetchFromApi({
        chain,
        path: '/Artworks/update',
        schema: updatedSchema,
        body: { id, ownerAddress: session.account, ...texts },
      });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: createFactKey(chain, 'nft-market-artwork') });
      onSaved();
    },
  });
  return { save: mutate, isPending, failure: error ? toAccountMessage(error) : undefined };
}
