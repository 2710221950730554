import { TransactionDialog } from '../../shared/transaction/transaction-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ImpactDialog } from './impact-dialog.tsx';
import type { TradeActionsProps } from './trade-actions-props.ts';
import type { SwapFlow } from './use-swap-flow.ts';

/** The dialog of a swap for where it stands: look at it, confirm a high impact, then the transaction. */
export function SwapDialog({ flow, ...form }: TradeActionsProps & { flow: SwapFlow }) {
  if (flow.step === 'confirm')
    return (
      <ConfirmDialog
        {...form}
        trade={flow.trade}
        payee={flow.payee}
        offered={form.trade}
        onAccept={flow.accept}
        onConfirm={flow.confirm}
        onClose={flow.close}
      />
    );
  if (flow.step === 'impact')
    return <ImpactDialog trade={flow.trade} onYes={flow.send} onNo={flow.refuseImpact} />;
  return <TransactionDialog progress={flow.progress} summary={flow.summary} onClose={flow.close} />;
}
