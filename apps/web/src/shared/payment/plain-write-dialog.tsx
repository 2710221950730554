import { messages } from '../message/messages.ts';
import { usePlannedWrite } from '../simulation/planned-write.query.ts';
import { usePayment } from './use-payment.ts';
import { PlannedDialog, type PlannedDialogProps } from './write-dialog.tsx';

export interface PlainWriteDialogProps extends Omit<
  PlannedDialogProps,
  'title' | 'planned' | 'paid' | 'confirmLabel' | 'prefersApproval'
> {
  /** By default the plan's summary. */
  title?: string;
}

/**
 * A write that no spender is paid for, from its plan alone: a collection, a revocation, a proof. Its call is made when
 * the terms are shown, not while a question is.
 */
export function PlainWriteDialog(props: PlainWriteDialogProps) {
  const { plan, session, question, title = plan.summary } = props;
  const planned = usePlannedWrite(plan, session.account, { enabled: question === undefined });
  return (
    <PlannedDialog
      {...props}
      title={title}
      planned={planned}
      paid={usePayment(session, [])}
      confirmLabel={messages.payment.confirm}
    />
  );
}
