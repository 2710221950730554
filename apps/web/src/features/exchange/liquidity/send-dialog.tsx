import type { ReactNode } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { useFeeObstacle } from '../../../shared/simulation/fee-obstacle.ts';
import { useSimulatedWrite } from '../../../shared/simulation/simulation.query.ts';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { listShownSteps } from '../../../shared/transaction/shown-steps.ts';
import {
  isSilentEnd,
  isSubmitted,
  type TransactionPlan,
} from '../../../shared/transaction/transaction-plan.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { TransactionDialog } from '../../../shared/transaction/transaction-dialog.tsx';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { SimulationPanel } from '../../../shared/simulation/simulation-panel.tsx';

export interface SendDialogProps {
  session: WalletSession;
  title: string;
  confirmLabel: string;
  /** The action, in one line. */
  summary: string;
  createPlan: () => TransactionPlan;
  /** The agreed movements, simulated while the dialog is open. */
  planned: PlannedWrite;
  /** The transaction is pending; the form may be emptied. */
  onSent: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The confirmation of a deposit or withdrawal, and its transaction
 * to the end. A rejection in the wallet closes it without a message.
 */
export function SendDialog(props: SendDialogProps) {
  const { session, title, confirmLabel, summary, createPlan, planned, onSent, onClose, children } = props;
  const simulated = useSimulatedWrite(planned);
  const feeObstacle = useFeeObstacle(planned, simulated.simulation);
  const { progress, run, reset } = useTransaction();
  const close = () => {
    if (isSubmitted(progress)) onSent();
    reset();
    onClose();
  };
  const send = async () => {
    const end = await run(createPlan(), toTransactionWallet(session));
    if (isSilentEnd(end)) onClose();
  };
  return (
    <TransactionDialog
      progress={progress}
      summary={summary}
      review={{
        title,
        steps: listShownSteps(createPlan()),
        content: (
          <>
            {children}
            <SimulationPanel planned={planned} simulation={simulated.simulation} />
          </>
        ),
        footer: (
          <ConfirmButton
            label={confirmLabel}
            tone={simulated.isAlarming ? 'danger' : 'primary'}
            isBusy={simulated.isAwaited}
            obstacle={simulated.isBlocked ? messages.simulation.blockedTitle : feeObstacle}
            onConfirm={() => void send()}
          />
        ),
      }}
      onClose={close}
    />
  );
}
