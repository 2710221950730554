import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { useDrafts } from './draft.query.ts';
import { mintTag } from './mint-order.ts';
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
          <li key={draft.fileName} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{draft.name}</span>
            <Button tone="secondary" size="small" disabled={isMinting} onClick={() => onFinish(draft)}>
              {text.finish}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
