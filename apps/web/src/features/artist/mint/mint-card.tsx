import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useOwnArtist } from '../own/own-artist.query.ts';
import { unlockWallet } from '../own/unlock-wallet.ts';
import { emptyMintForm, findMintProblems } from './mint-form.ts';
import { MintFields } from './mint-fields.tsx';
import { mintTag } from './mint-order.ts';
import { useCutUpload } from '../upload/cut-upload-store.ts';
import { type DraftOrder, type SavedDraft, useSaveDraft } from './save-draft.mutation.ts';

const text = messages.artistMint;

export interface MintCardProps {
  /** A visitor may fill in the form; its button leads to the wallets. */
  session: WalletSession | undefined;
  onSaved: (session: WalletSession, draft: SavedDraft) => void;
}

/**
 * The form of a mint, from the choice of its file to the saved draft. Its fields stay the same elements when a wallet
 * connects: the file picker of the browser may be open.
 */
export function MintCard({ session, onSaved }: MintCardProps) {
  const [form, setForm] = useState(emptyMintForm);
  const [isTried, setIsTried] = useState(false);
  const { save, isPending, sent, failure } = useSaveDraft();
  const cut = useCutUpload();
  const problems = findMintProblems(form);
  const submit = (order: DraftOrder) => {
    setIsTried(true);
    if (Object.keys(problems).length > 0) return;
    save(order, (draft) => {
      setForm(emptyMintForm);
      setIsTried(false);
      onSaved(order.session, draft);
    });
  };
  return (
    <Card className="grid gap-5 p-4 tablet:p-6">
      {cut !== undefined && !isPending && failure === undefined && (
        <InlineNotice tone="information" title={text.cut(cut)}>
          {text.cutText}
        </InlineNotice>
      )}
      <MintFields form={form} onForm={setForm} problems={isTried ? problems : {}} isReadOnly={isPending} />
      {isPending && <UploadProgress sent={sent} />}
      {failure !== undefined && (
        <p role="alert" className="text-small text-loss">
          {failure}
        </p>
      )}
      {session === undefined ? (
        <Button size="large" isFullWidth isBusy={isPending} onClick={unlockWallet}>
          {text.mint}
        </Button>
      ) : (
        <MintButton session={session} isBusy={isPending} onMint={() => submit({ session, form })} />
      )}
    </Card>
  );
}

interface MintButtonProps {
  session: WalletSession;
  isBusy: boolean;
  onMint: () => void;
}

/** An account without a profile creates one first. */
function MintButton({ session, isBusy, onMint }: MintButtonProps) {
  const own = findValue(useOwnArtist(session.account).own);
  const isMinting = useIsTagPending(mintTag, session.account);
  const press = () => {
    if (own === 'none') showNotice({ tone: 'warning', key: 'artist-mint', title: text.createArtistFirst });
    else onMint();
  };
  return (
    <Button
      size="large"
      isFullWidth
      isBusy={isBusy}
      disabled={isMinting || own === undefined}
      onClick={press}
    >
      {isMinting ? text.pending : text.mint}
    </Button>
  );
}

/** What the server has of the files. */
function UploadProgress({ sent }: { sent: number }) {
  const percent = Math.floor(sent * 100);
  return (
    <label className="grid gap-1 text-small">
      {text.uploaded(String(percent))}
      <progress max={100} value={percent} className="h-2 w-full accent-(--accent)" />
    </label>
  );
}
