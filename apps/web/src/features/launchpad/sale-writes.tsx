import { ClaimAll, type ClaimAllProps } from './claim-all/claim-all.tsx';
import { MonthlyDialog, type MonthlyDialogProps } from './monthly/monthly-dialog.tsx';
import { JoinFormPart, type JoinFormPartProps } from './join/join-form-part.tsx';
import { SaleDialog, type SaleDialogProps } from './sale-dialog.tsx';

export type SaleWritesProps =
  | ({ kind: 'form' } & JoinFormPartProps)
  | ({ kind: 'dialog' } & SaleDialogProps)
  | ({ kind: 'claim-all' } & ClaimAllProps)
  | ({ kind: 'monthly' } & MonthlyDialogProps);

/**
 * The form of an open sale, the dialog of an action, the claims of all sales, or a write of a monthly sale: the code of writes, which loads with
 * the first one.
 */
export function SaleWrites(props: SaleWritesProps) {
  if (props.kind === 'monthly') return <MonthlyDialog {...props} />;
  if (props.kind === 'form') return <JoinFormPart {...props} />;
  return props.kind === 'dialog' ? <SaleDialog {...props} /> : <ClaimAll {...props} />;
}
