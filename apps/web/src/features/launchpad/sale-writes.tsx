import { ClaimAll, type ClaimAllProps } from './claim-all/claim-all.tsx';
import { JoinFormPart, type JoinFormPartProps } from './join/join-form-part.tsx';
import { SaleDialog, type SaleDialogProps } from './sale-dialog.tsx';

export type SaleWritesProps =
  | ({ kind: 'form' } & JoinFormPartProps)
  | ({ kind: 'dialog' } & SaleDialogProps)
  | ({ kind: 'claim-all' } & ClaimAllProps);

/**
 * The form of an open sale, the dialog of an action, or the claims of all sales: the code of writes, which loads with
 * the first one.
 */
export function SaleWrites(props: SaleWritesProps) {
  if (props.kind === 'form') return <JoinFormPart {...props} />;
  return props.kind === 'dialog' ? <SaleDialog {...props} /> : <ClaimAll {...props} />;
}
