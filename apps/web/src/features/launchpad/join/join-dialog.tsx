import { messages } from '../../../shared/message/messages.ts';
import { usePayment, usePaymentSide } from '../../../shared/payment/use-payment.ts';
import { WriteDialog } from '../../../shared/payment/write-dialog.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { formatSpan } from '../round/format-schedule.ts';
import { warnUnsent } from '../../../shared/transaction/warn-unsent.ts';
import type { JoinOrder } from './join-order.ts';
import { createJoinPlan, planJoin } from './join-plan.ts';
import { toSaleSpender } from './sale-spender.ts';

const text = messages.launchpadWrite;

export interface JoinDialogProps {
  session: WalletSession;
  order: JoinOrder;
  prefersApproval: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** The join of an order: what leaves now, and what ends the right to take it back. */
export function JoinDialog({ session, order, prefersApproval, onSent, onClose }: JoinDialogProps) {
  const { sale, amount } = order;
  const charge = { spender: toSaleSpender(sale), asset: sale.pay, amount };
  const paid = usePayment(session, [usePaymentSide(session, charge)]);
  return (
    <WriteDialog
      session={session}
      title={text.action[sale.kind]}
      confirmLabel={text.confirmJoin[sale.kind]}
      plan={createJoinPlan(order, paid)}
      planned={planJoin(order, { isBatch: paid.payment.kind === 'batch' })}
      paid={paid}
      prefersApproval={prefersApproval}
      onEnd={warnUnsent}
      onSent={onSent}
      onClose={onClose}
    >
      <ul className="grid gap-1 text-small text-muted">
        <li>{text.joinGivesUp}</li>
        <li>{text.joinRefundAll}</li>
        <li>
          {sale.refundSeconds > 0n
            ? text.joinRefundWindow(formatSpan(sale.refundSeconds))
            : text.joinNoRefund}
        </li>
      </ul>
    </WriteDialog>
  );
}
