import { lazy, Suspense } from 'react';
import type { TransactionDialogProps } from './transaction-dialog.tsx';

const TransactionDialog = lazy(() =>
  import('./transaction-dialog.tsx').then((module) => ({ default: module.TransactionDialog })),
);

/** The slot of a write's dialog on a page that starts writes itself; its code loads with the first one. */
export function TransactionDialogSlot(props: TransactionDialogProps) {
  if (props.progress.stage === 'idle') return null;
  return (
    <Suspense fallback={null}>
      <TransactionDialog {...props} />
    </Suspense>
  );
}
