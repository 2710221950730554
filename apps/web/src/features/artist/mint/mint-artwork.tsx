import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { useWalletSession, type WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { ArtistBanner } from '../banner/artist-banner.tsx';
import { findCollection } from '../find-collection.ts';
import { unlockWallet } from '../own/unlock-wallet.ts';
import { MintDialog } from './mint-dialog.tsx';
import { emptyMintForm } from './mint-form.ts';
import { MintFields, type MintFieldsProps } from './mint-fields.tsx';
import { OpenDrafts } from './open-drafts.tsx';
import { SignedMint } from './signed-mint.tsx';
import type { SavedDraft } from './save-draft.mutation.ts';

const text = messages.artistMint;

/** ART-02: the form of a mint, and the drafts that were not minted. */
export function MintArtwork() {
  const session = useWalletSession();
  // A wallet that connects later finds the form as it is.
  const [form, setForm] = useState(emptyMintForm);
  if (findCollection(useChain()) === undefined) return <EmptyState icon="picture" title={text.notHere} />;
  return (
    <div className="mx-auto max-w-160">
      <ArtistBanner />
      {session === undefined ? (
        <VisitorForm form={form} onForm={setForm} />
      ) : (
        <OwnMint key={session.account} session={session} form={form} onForm={setForm} />
      )}
    </div>
  );
}

type FormProps = Pick<MintFieldsProps, 'form' | 'onForm'>;

/** A visitor may fill in the form; its button leads to the wallets. */
function VisitorForm({ form, onForm }: FormProps) {
  return (
    <Card className="grid gap-5 p-4 tablet:p-6">
      <MintFields form={form} onForm={onForm} problems={{}} />
      <Button size="large" isFullWidth onClick={unlockWallet}>
        {text.mint}
      </Button>
    </Card>
  );
}

function OwnMint({ session, ...form }: FormProps & { session: WalletSession }) {
  const [draft, setDraft] = useState<SavedDraft>();
  return (
    <>
      <OpenDrafts account={session.account} onFinish={setDraft} />
      <SignedMint session={session} {...form} onSaved={setDraft} />
      {draft && <MintDialog session={session} draft={draft} onClose={() => setDraft(undefined)} />}
    </>
  );
}
