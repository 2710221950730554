import { computeMonthlyPurchase } from '@tradewind/rules/launchpad/monthly-order';
import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PlainWriteDialog } from '../../../shared/payment/plain-write-dialog.tsx';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { formatClaim } from '../format-claim.ts';
import { warnUnsent } from '../../../shared/transaction/warn-unsent.ts';
import { createMonthlyBuyPlan } from './monthly-buy-plan.ts';
import type { MonthlySale } from './monthly-sale.ts';
import { createMonthlyWithdrawPlan } from './monthly-withdraw-plan.ts';

const text = messages.launchpadMonthly;

/** What the account starts; amounts are those of the click. */
export type MonthlyAction =
  | { readonly kind: 'buy'; readonly amount: bigint }
  | { readonly kind: 'withdraw'; readonly id: bigint; readonly due: bigint };

export interface MonthlyDialogProps {
  session: WalletSession;
  sale: MonthlySale;
  action: MonthlyAction;
  onSent?: () => void;
  onClose: () => void;
}

/** A purchase, or the due months of an order. */
export function MonthlyDialog({ action, sale, session, ...ends }: MonthlyDialogProps) {
  const chain = useChain();
  const { account } = session;
  const [plan] = useState(() =>
    action.kind === 'buy'
      ? createMonthlyBuyPlan({ chain, account, sale, amount: action.amount })
      : createMonthlyWithdrawPlan({ chain, account, sale, id: action.id, due: action.due }),
  );
  return (
    <PlainWriteDialog
      {...ends}
      session={session}
      title={
        action.kind === 'buy' ? text.buy(formatSymbol(sale.token.symbol)) : text.withdrawOf(String(action.id))
      }
      plan={plan}
      onEnd={warnUnsent}
    >
      {action.kind === 'buy' ? (
        <PurchaseTerms sale={sale} amount={action.amount} />
      ) : (
        <p className="text-small text-muted">{text.withdrawKeeps}</p>
      )}
    </PlainWriteDialog>
  );
}

function PurchaseTerms({ sale, amount }: { sale: MonthlySale; amount: bigint }) {
  const { months, token } = sale;
  const { locked } = computeMonthlyPurchase(amount, sale);
  return (
    <ul className="grid gap-1 text-small text-muted">
      <li>{text.restFollows(formatClaim(locked, token), Number(months))}</li>
      <li>{text.restReserved}</li>
      <li>{text.noRefund}</li>
    </ul>
  );
}
