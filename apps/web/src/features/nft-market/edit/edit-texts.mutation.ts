import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updatedSchema } from '@tradewind/schema/nft-market/text-edit';
import { ensureSignedIn } from '../../../shared/account/ensure-signed-in.ts';
import { toAccountMessage } from '../../../shared/account/to-account-message.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';

export interface WorkTexts {
  readonly name: string;
  readonly descriptions: string;
}

/** Signs in, and writes the texts of a work of the account; the server keeps the earlier ones. */
export function useEditTexts(session: WalletSession, id: number) {
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
    onSuccess: () => {
      showNotice({ tone: 'success', title: messages.nftMarketWrite.edit.done });
      return queries.invalidateQueries({ queryKey: createFactKey(chain, 'nft-market-artwork') });
    },
  });
  /** `onSaved` is for the dialog that sent it: one that was closed meanwhile gets nothing. */
  const save = (texts: WorkTexts, onSaved: () => void) => mutate(texts, { onSuccess: onSaved });
  return { save, isPending, failure: error ? toAccountMessage(error) : undefined };
}
