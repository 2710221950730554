import { useMutation, useQueryClient } from '@tanstack/react-query';
import { draftSavedSchema } from '@tradewind/schema/nft-market/draft';
import { useState } from 'react';
import { ensureSignedIn } from '../../../shared/account/ensure-signed-in.ts';
import { toAccountMessage } from '../../../shared/account/to-account-message.ts';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { forgetUpload, noteUpload } from '../upload/cut-upload-store.ts';
import { uploadFile } from '../upload/upload-file.ts';
import type { MintForm } from './mint-form.ts';

/** Of a draft what its mint needs. */
export type SavedDraft = {
  readonly fileName: string;
  readonly name: string;
  readonly description: string;
  readonly thumbnail: string | null;
};

export type DraftOrder = { readonly session: WalletSession; readonly form: MintForm };

/** Signs in, uploads the file and the thumbnail, and saves the texts: the mint can be finished later. */
export function useSaveDraft() {
  const chain = useChain();
  const queries = useQueryClient();
  const [sent, setSent] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ session, form }: DraftOrder) => {
      setSent(0);
      await ensureSignedIn(queries, session, chain.chainId);
      if (form.file) noteUpload(form.file.name);
      const draft = await uploadForm(form, setSent);
      await saveDraft(chain, form, draft);
      return draft;
    },
    onSuccess: () => {
      forgetUpload();
      return queries.invalidateQueries({ queryKey: createFactKey(chain, 'artist', 'drafts') });
    },
    onError: (reason) => {
      // The server refuses the same file again.
      if (!(reason instanceof ApiError && reason.isRetryable)) forgetUpload();
    },
  });
  /** `onSaved` is for the form that sent it: one that has left gets nothing. */
  const save = (order: DraftOrder, onSaved: (draft: SavedDraft) => void) =>
    mutate(order, { onSuccess: onSaved });
  return { save, isPending, sent, failure: error ? toAccountMessage(error) : undefined };
}

/** `onSent` gets the part of all bytes that the server has, from 0 to 1. */
async function uploadForm(form: MintForm, onSent: (part: number) => void): Promise<SavedDraft> {
  const { file, thumbnail, name, description } = form;
  if (file === undefined) throw new Error('a draft without a file');
  const { signal } = new AbortController();
  const whole = file.size + (thumbnail?.size ?? 0);
  const fileName = await uploadFile(file, { signal, onProgress: (bytes) => onSent(bytes / whole) });
  const picture =
    thumbnail &&
    (await uploadFile(thumbnail, { signal, onProgress: (bytes) => onSent((file.size + bytes) / whole) }));
  return { fileName, name: name.trim(), description: description.trim(), thumbnail: picture ?? null };
}

function saveDraft(chain: Chain, { category, channel }: MintForm, draft: SavedDraft) {
  return fetchFromApi({
    chain,
    path: '/Artworks/draft',
    schema: draftSavedSchema,
    body: { ...draft, category, channel: channel ?? null, checkbox: true },
  });
}
