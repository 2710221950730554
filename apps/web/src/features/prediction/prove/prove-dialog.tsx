import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PlainWriteDialog } from '../../../shared/payment/plain-write-dialog.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { LateBoundary } from './late-boundary.ts';
import { createProvePlan } from './prove-plan.ts';

const text = messages.prediction.notice;

export interface ProveDialogProps {
  late: LateBoundary;
  onClose: () => void;
}

/** Resolves a boundary instead of the keeper, by the user's own transaction. */
export function ProveDialog({ late, onClose }: ProveDialogProps) {
  const chain = useChain();
  const session = useWalletSession();
  if (!session) return null;
  return (
    <PlainWriteDialog
      session={session}
      title={text.settle}
      plan={createProvePlan(chain, session.account, late)}
      onClose={onClose}
    >
      <p className="text-small text-muted">{text.lateText}</p>
    </PlainWriteDialog>
  );
}
