import { messages } from '../../../shared/message/messages.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { ApproveAction } from '../approve-action.tsx';
import { useApproval } from '../use-approval.ts';
import type { Deposit } from './deposit.ts';

export interface SupplyActionsProps {
  session: WalletSession;
  a: Currency;
  b: Currency;
  deposit: Deposit;
  onSupply: () => void;
}

/** Approve where either token asks for it, then supply. */
export function SupplyActions({ session, a, b, deposit, onSupply }: SupplyActionsProps) {
  const approvalA = useApproval(session, a, deposit.amountA);
  const approvalB = useApproval(session, b, deposit.amountB);
  const sides = [
    { currency: a, needed: deposit.amountA, approval: approvalA },
    { currency: b, needed: deposit.amountB, approval: approvalB },
  ];
  return (
    <div className="grid gap-2">
      {sides.map(
        ({ currency, needed, approval }) =>
          currency.kind === 'token' &&
          (approval.state !== 'APPROVED' || approval.wasAsked) && (
            <ApproveAction key={currency.address} token={currency} needed={needed} approval={approval} />
          ),
      )}
      <Button
        size="large"
        isFullWidth
        disabled={sides.some(({ approval }) => approval.state !== 'APPROVED')}
        onClick={onSupply}
        aria-haspopup="dialog"
      >
        {messages.liquidity.supply}
      </Button>
    </div>
  );
}
