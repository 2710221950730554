import { useState } from 'react';
import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { useDrafts } from './draft.query.ts';
import { mintTag } from './mint-order.ts';
import { useRemoveDraft } from './remove-draft.mutation.ts';
import type { SavedDraft } from './save-draft.mutation.ts';

const text = messages.artistMint;

export interface OpenDraftsProps {
  account: Address;
  onFinish: (draft: SavedDraft) => void;
}

/** Uploaded works of the account that were not minted. */
export function OpenDrafts({ account, onFinish }: OpenDraftsProps) {
  const drafts = useDrafts(account);
  const isMinting = useIsTagPending(mintTag, account);
  if (drafts.length === 0) return null;
  return (
    <Card as="section" aria-label={text.drafts} className="mb-6 grid gap-3 p-4 tablet:p-6">
      <h2 className="text-small font-semibold">{text.drafts}</h2>
      <ul className="grid gap-2">
        {drafts.map((draft) => (
          <DraftLine key={draft.fileName} draft={draft} isMinting={isMinting} onFinish={onFinish} />
        ))}
      </ul>
    </Card>
  );
}

interface DraftLineProps {
  draft: SavedDraft;
  isMinting: boolean;
  onFinish: (draft: SavedDraft) => void;
}

/** A draft leaves at the second press: its file is then uploaded again. */
function DraftLine({ draft, isMinting, onFinish }: DraftLineProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { remove, isPending, failure } = useRemoveDraft(draft.fileName);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">{draft.name}</span>
      <span className="flex flex-wrap gap-2">
        {isLeaving ? (
          <>
            <Button tone="quiet" size="small" onClick={() => setIsLeaving(false)}>
              {text.keepDraft}
            </Button>
            <Button
              tone="danger"
              size="small"
              disabled={isMinting}
              isBusy={isPending}
              onClick={() => remove()}
            >
              {text.removeForEver}
            </Button>
          </>
        ) : (
          <>
            <Button
              tone="quiet"
              size="small"
              disabled={isMinting}
              aria-label={text.removeOf(draft.name)}
              onClick={() => setIsLeaving(true)}
            >
              {text.removeDraft}
            </Button>
            <Button tone="secondary" size="small" disabled={isMinting} onClick={() => onFinish(draft)}>
              {text.finish}
            </Button>
          </>
        )}
      </span>
      {failure !== undefined && (
        <p role="alert" className="basis-full text-small text-loss">
          {failure}
        </p>
      )}
    </li>
  );
}
