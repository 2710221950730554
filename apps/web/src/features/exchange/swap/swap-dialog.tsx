import { TransactionDialog } from '../../../shared/transaction/transaction-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ImpactDialog } from './impact-dialog.tsx';
import type { Payment } from '../../../shared/payment/payment.ts';
import type { TradeActionsProps } from './trade-actions-props.ts';
import type { SwapFlow } from './use-swap-flow.ts';

export interface SwapDialogProps extends TradeActionsProps {
  flow: SwapFlow;
  /** How the input of the flow's trade is paid. */
  payment: Payment;
}

/** The dialog of a swap by its step: confirmation, high price impact, then the transaction. */
export function SwapDialog({ flow, payment, ...form }: SwapDialogProps) {
  if (flow.step === 'confirm')
    return (
      <ConfirmDialog
        {...form}
        trade={flow.trade}
        payee={flow.payee}
        offered={form.trade}
        payment={payment}
        onAccept={flow.accept}
        onConfirm={() => flow.confirm(payment)}
        onClose={flow.close}
      />
    );
  if (flow.step === 'impact')
    return <ImpactDialog trade={flow.trade} onYes={() => flow.send(payment)} onNo={flow.refuseImpact} />;
  return <TransactionDialog progress={flow.progress} summary={flow.summary} onClose={flow.close} />;
}
