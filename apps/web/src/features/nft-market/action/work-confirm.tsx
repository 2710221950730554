import type { ReactNode } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { usePayment, usePaymentSide } from '../../../shared/payment/use-payment.ts';
import { WriteDialog } from '../../../shared/payment/write-dialog.tsx';
import { warnUnsent } from '../../../shared/transaction/warn-unsent.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { TokenState } from '../work/token.ts';
import { toMarketSpender } from './market-spender.ts';
import { SplitLines } from './split-lines.tsx';
import { findPayment, listActionsBefore, type WorkOrder } from './work-order.ts';
import { createWorkPlan, planWork } from './work-plan.ts';

const text = messages.nftMarketWrite;

export interface WorkConfirmProps {
  session: WalletSession;
  order: WorkOrder;
  /** As it is now. */
  state: TokenState;
  /** Before the terms: the currency of a purchase. */
  choice?: ReactNode;
  onBack: () => void;
  onClose: () => void;
}

/** Confirms an action and follows it to its end. Closing it before the write leads back to its form. */
export function WorkConfirm({ session, order, state, choice, onBack, onClose }: WorkConfirmProps) {
  const { token, quote, terms } = order;
  const charge = { spender: toMarketSpender(token.market), asset: quote, amount: findPayment(order) };
  const side = usePaymentSide(session, charge);
  const before = listActionsBefore(order, state);
  const paid = usePayment(session, charge.amount > 0n ? [side] : []);
  return (
    <WriteDialog
      session={session}
      title={text.title[terms.action]}
      confirmLabel={text.button[terms.action]}
      plan={createWorkPlan(order, paid)}
      planned={planWork(order, { isBatch: paid.payment.kind === 'batch', before })}
      paid={paid}
      onEnd={(end) => warnUnsent(end, text.warning)}
      onSent={onClose}
      onClose={onBack}
    >
      {choice}
      <p className="text-small text-muted">{findNote(order, state)}</p>
      {before.map((action) => (
        <p key={action} className="text-small text-muted">
          {text.before[action]}
        </p>
      ))}
      <SplitLines order={order} />
    </WriteDialog>
  );
}

function findNote({ terms }: WorkOrder, { ask }: TokenState): string {
  const isAuction = ask?.kind === 'auction' && (terms.action === 'bid' || terms.action === 'raise');
  return isAuction ? text.about.bidAuction : text.about[terms.action];
}
