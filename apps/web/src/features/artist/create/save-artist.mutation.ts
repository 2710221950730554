import { useMutation, useQueryClient } from '@tanstack/react-query';
import { artistIdSchema, type WireArtist } from '@tradewind/schema/artist/artist';
import { useState } from 'react';
import { ensureSignedIn } from '../../../shared/account/ensure-signed-in.ts';
import { toAccountMessage } from '../../../shared/account/to-account-message.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { uploadFile } from '../upload/upload-file.ts';
import type { ArtistForm } from './artist-form.ts';

/** Signs in, uploads the avatar, then the banner, and saves the profile; a picture that was not chosen stays. */
export function useSaveArtist(session: WalletSession, own: WireArtist | 'none', onSaved: () => void) {
  const chain = useChain();
  const queries = useQueryClient();
  // A picture that is uploaded is not sent again when only the rest failed.
  const [uploaded] = useState(() => new Map<File, Promise<string>>());
  const upload = async (file: File | undefined) => {
    if (file === undefined) return undefined;
    const sent = uploaded.get(file) ?? uploadFile(file, { signal: new AbortController().signal });
    uploaded.set(file, sent);
    sent.catch(() => uploaded.delete(file));
    return sent;
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (form: ArtistForm) => {
      await ensureSignedIn(queries, session, chain.chainId);
      const avatarName = await upload(form.avatar);
      const banner = await upload(form.banner);
      return fetchFromApi({
        chain,
        path: own === 'none' ? '/Artists' : '/Artists/update',
        schema: artistIdSchema,
        body: {
          ...(own !== 'none' && { id: own.id }),
          ownerAddress: session.account,
          artistName: form.name,
          artistDescription: form.bio,
          publicProfileLink: form.social,
          ...(avatarName !== undefined && { avatarName }),
          ...(banner !== undefined && { banner }),
        },
      });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: createFactKey(chain, 'artist') });
      onSaved();
    },
  });
  return { save: mutate, isPending, failure: error ? toAccountMessage(error) : undefined };
}
