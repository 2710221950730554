import { messages } from '../message/messages.ts';
import { formatSymbol } from '../token-list/currency.ts';
import { TransactionDialog } from '../transaction/transaction-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AllowanceFields } from './allowance-fields.tsx';
import { ApproveSubmit } from './approve-submit.tsx';
import type { TokenCharge } from './spender.ts';
import type { Approval } from './use-payment.ts';

const text = messages.payment;

export interface ApproveDialogProps {
  charge: TokenCharge;
  approval: Approval;
  onClose: () => void;
}

/** Chooses the allowance of a spender, and approves it. */
export function ApproveDialog({ charge, approval, onClose }: ApproveDialogProps) {
  const { asset: token, spender } = charge;
  if (approval.progress.stage !== 'idle')
    return (
      <TransactionDialog
        progress={approval.progress}
        summary={text.summary(token.symbol)}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.approve(formatSymbol(token.symbol))}
      description={spender.text.reason(formatSymbol(token.symbol))}
      footer={<ApproveSubmit charge={charge} approval={approval} />}
    >
      <AllowanceFields charge={charge} choice={approval.choice} />
    </Dialog>
  );
}
