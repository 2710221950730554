import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PlainWriteSlot } from '../../../shared/payment/plain-write-slot.tsx';
import type { TransactionProgress } from '../../../shared/transaction/transaction-plan.ts';
import { warnUnsent } from '../../../shared/transaction/warn-unsent.ts';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { findCollection } from '../find-collection.ts';
import { createMintPlan } from './mint-plan.ts';
import type { SavedDraft } from './save-draft.mutation.ts';

const text = messages.artistMint;

export interface MintDialogProps {
  session: WalletSession;
  draft: SavedDraft;
  onClose: () => void;
}

/** The mint of a draft up to its end, which leads to the works of the account. */
export function MintDialog({ session, draft, onClose }: MintDialogProps) {
  const chain = useChain();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { fileName, name, description, thumbnail } = draft;
  const [plan] = useState(() => {
    const collection = findCollection(chain)?.art;
    if (collection === undefined) throw new Error(`no collection on chain ${chain.chainId}`);
    const { account } = session;
    return createMintPlan({ chain, account, collection, fileName, name, description, thumbnail });
  });
  const end = (progress: TransactionProgress | undefined) => {
    if (progress?.stage === 'done') {
      void queries.invalidateQueries({ queryKey: createFactKey(chain, 'artist', 'drafts') });
      // The dialog leaves with its page.
      showNotice({ tone: 'success', title: text.minted });
      void navigate('/my-artworks');
    } else warnUnsent(progress);
  };
  return (
    <PlainWriteSlot session={session} title={text.title} plan={plan} onEnd={end} onClose={onClose}>
      <p className="text-small text-muted">{text.about}</p>
    </PlainWriteSlot>
  );
}
