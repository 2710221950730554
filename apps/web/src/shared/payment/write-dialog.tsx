import type { ReactNode } from 'react';
import { findValue, type Reading } from '../chain/reading.ts';
import { toUserMessage } from '../chain/to-user-message.ts';
import { messages } from '../message/messages.ts';
import { useFeeObstacle } from '../simulation/fee-obstacle.ts';
import type { PlannedWrite } from '../simulation/planned-write.ts';
import { SimulationSummary } from '../simulation/simulation-summary.tsx';
import { useSimulatedWrite } from '../simulation/simulation.query.ts';
import {
  isSilentEnd,
  isSubmitted,
  type TransactionPlan,
  type TransactionProgress,
} from '../transaction/transaction-plan.ts';
import { useTransaction } from '../transaction/transaction.mutation.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toTransactionWallet } from '../wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../wallet/wallet-session.ts';
import { PaidDialog, type PaidQuestion } from './paid-dialog.tsx';
import type { usePayment } from './use-payment.ts';

export interface WriteDialogProps {
  session: WalletSession;
  title: string;
  confirmLabel: string;
  plan: TransactionPlan;
  /** The agreed movements, simulated while the dialog is open. */
  planned: PlannedWrite;
  paid: ReturnType<typeof usePayment>;
  /** Approves also where a signature or a batch would do. */
  prefersApproval?: boolean;
  /** A question before the terms, in their place. */
  question?: PaidQuestion | undefined;
  /** A smaller button before that of the write, the way back. */
  before?: ReactNode;
  /** Why nothing can be sent, whatever the simulation says. */
  obstacle?: string | undefined;
  /** The run begins, before the wallet opens. */
  onStart?: (() => void) | undefined;
  /** The transaction is pending; the form may be emptied. */
  onSent?: () => void;
  /** The end of a run whose dialog is still open. */
  onEnd?: (end: TransactionProgress | undefined) => void;
  /** Draws the buttons after a success; without them one closes it. */
  next?: (close: () => void) => ReactNode;
  onClose: () => void;
  /** Before the amounts. */
  lead?: ReactNode;
  /** The terms beside the amounts and the simulation. */
  children?: ReactNode;
  /** Further terms, behind `Details`. */
  details?: ReactNode;
}

/**
 * A write from its confirmation to its end, with the approvals that it needs. A rejection in the wallet that its plan
 * keeps silent closes it without a message.
 */
export function WriteDialog({ planned, ...rest }: WriteDialogProps) {
  return <PlannedDialog {...rest} planned={{ state: 'value', value: planned }} />;
}

export type PlannedDialogProps = Omit<WriteDialogProps, 'planned'> & { planned: Reading<PlannedWrite> };

/** The same where the chain says what would be sent: it may not know yet, or refuse. */
export function PlannedDialog(props: PlannedDialogProps) {
  const { session, title, confirmLabel, plan, paid, prefersApproval = false, question, children } = props;
  const planned = findValue(props.planned);
  const simulated = useSimulatedWrite(planned);
  const feeObstacle = useFeeObstacle(planned, simulated.simulation);
  const { progress, run, reset } = useTransaction();
  const refusal =
    props.obstacle ?? (props.planned.state === 'unknown' ? toUserMessage(props.planned.reason) : undefined);
  const close = () => {
    if (isSubmitted(progress)) props.onSent?.();
    reset();
    props.onClose();
  };
  const send = async () => {
    props.onStart?.();
    const end = await run(plan, toTransactionWallet(session));
    props.onEnd?.(end);
    if (isSilentEnd(end)) props.onClose();
  };
  return (
    <PaidDialog
      title={title}
      paid={paid}
      prefersApproval={prefersApproval}
      plan={plan}
      progress={progress}
      summary={plan.summary}
      amounts={plan.amounts ?? []}
      question={question}
      lead={props.lead}
      next={props.next?.(close)}
      terms={
        <>
          {children}
          {planned && (
            <SimulationSummary planned={planned} simulation={simulated.simulation} details={props.details} />
          )}
          {props.planned.state === 'loading' && (
            <div className="flex min-h-32 items-center justify-center text-muted">
              <Spinner label={messages.simulation.loading} />
            </div>
          )}
        </>
      }
      confirm={
        <ConfirmButton
          label={confirmLabel}
          tone={simulated.isAlarming ? 'danger' : 'primary'}
          isBusy={refusal === undefined && (simulated.isAwaited || paid.payment.kind === 'unknown')}
          obstacle={refusal ?? (simulated.isBlocked ? messages.simulation.blockedTitle : feeObstacle)}
          onConfirm={() => void send()}
          before={props.before}
        />
      }
      onClose={close}
    />
  );
}
