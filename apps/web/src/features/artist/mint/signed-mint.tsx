import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useOwnArtist } from '../own/own-artist.query.ts';
import { emptyMintForm, findMintProblems, type MintForm } from './mint-form.ts';
import { MintFields } from './mint-fields.tsx';
import { mintTag } from './mint-order.ts';
import { type SavedDraft, useSaveDraft } from './save-draft.mutation.ts';

const text = messages.artistMint;

export interface SignedMintProps {
  session: WalletSession;
  form: MintForm;
  onForm: (form: MintForm) => void;
  onSaved: (draft: SavedDraft) => void;
}

/** The form of the connected account, from the choice of its file to the saved draft. */
export function SignedMint({ session, form, onForm, onSaved }: SignedMintProps) {
  const own = findValue(useOwnArtist(session.account).own);
  const isMinting = useIsTagPending(mintTag, session.account);
  const [isTried, setIsTried] = useState(false);
  const { save, isPending, sent, failure } = useSaveDraft(session);
  const end = (draft: SavedDraft) => {
    onForm(emptyMintForm);
    setIsTried(false);
    onSaved(draft);
  };
  const problems = findMintProblems(form);
  const submit = () => {
    setIsTried(true);
    if (own === 'none') showNotice({ tone: 'warning', key: 'artist-mint', title: text.createArtistFirst });
    else if (Object.keys(problems).length === 0) save(form, end);
  };
  return (
    <Card className="grid gap-5 p-4 tablet:p-6">
      <MintFields form={form} onForm={onForm} problems={isTried ? problems : {}} isReadOnly={isPending} />
      {isPending && <UploadProgress sent={sent} />}
      {failure !== undefined && (
        <p role="alert" className="text-small text-loss">
          {failure}
        </p>
      )}
      <Button
        size="large"
        isFullWidth
        isBusy={isPending}
        disabled={isMinting || own === undefined}
        onClick={submit}
      >
        {isMinting ? text.pending : text.mint}
      </Button>
    </Card>
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
