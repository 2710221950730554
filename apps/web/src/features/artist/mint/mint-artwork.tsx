import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { useWalletSession, type WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { ArtistBanner } from '../banner/artist-banner.tsx';
import { findCollection } from '../find-collection.ts';
import { MintCard } from './mint-card.tsx';
import { MintDialog } from './mint-dialog.tsx';
import { OpenDrafts } from './open-drafts.tsx';
import type { SavedDraft } from './save-draft.mutation.ts';

const text = messages.artistMint;

/** A draft and the account that saved it: another one cannot mint it. */
type OwnDraft = { readonly account: WalletSession['account']; readonly draft: SavedDraft };

/** ART-02: the form of a mint, and the drafts that were not minted. */
export function MintArtwork() {
  const session = useWalletSession();
  const [own, setOwn] = useState<OwnDraft>();
  const take = ({ account }: WalletSession, draft: SavedDraft) => setOwn({ account, draft });
  if (findCollection(useChain()) === undefined) return <EmptyState icon="picture" title={text.notHere} />;
  return (
    <div className="mx-auto max-w-160">
      <ArtistBanner />
      {session && <OpenDrafts account={session.account} onFinish={(draft) => take(session, draft)} />}
      <MintCard session={session} onSaved={take} />
      {session && own?.account === session.account && (
        <MintDialog session={session} draft={own.draft} onClose={() => setOwn(undefined)} />
      )}
    </div>
  );
}
