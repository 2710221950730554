import { useState } from 'react';
import { messages } from '../../shared/message/messages.ts';
import { formatSymbol, type Token } from '../../shared/token-list/currency.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import type { useApproval } from './use-approval.ts';

const text = messages.exchange;

export interface ApproveActionProps {
  token: Token;
  needed: bigint;
  approval: ReturnType<typeof useApproval>;
}

/** Asks for the router's leave to take a token, with its dialog; stays as `Approved` where it was asked for here. */
export function ApproveAction({ token, needed, approval }: ApproveActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { state, isRunning, reset } = approval;
  return (
    <>
      <Button
        size="large"
        isFullWidth
        disabled={state === 'APPROVED' || state === 'UNKNOWN'}
        isBusy={state === 'PENDING' || isRunning}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
      >
        {toLabel(approval, formatSymbol(token.symbol))}
      </Button>
      {isOpen && (
        <ApproveDialog
          token={token}
          needed={needed}
          approval={approval}
          onClose={() => {
            reset();
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

function toLabel({ state, isRunning }: ReturnType<typeof useApproval>, symbol: string): string {
  if (state === 'APPROVED') return text.approved;
  return state === 'PENDING' || isRunning ? text.approving(symbol) : text.approve(symbol);
}
