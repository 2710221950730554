import { DialogBoundary } from '../ui/dialog-boundary.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import type { PlainWriteDialogProps } from './plain-write-dialog.tsx';

const PlainWriteDialog = lazyPart(() =>
  import('./plain-write-dialog.tsx').then((module) => ({ default: module.PlainWriteDialog })),
);

/** The dialog of such a write on a page; its code loads with the first one. */
export function PlainWriteSlot(props: PlainWriteDialogProps) {
  return (
    <DialogBoundary onClose={props.onClose}>
      <PlainWriteDialog {...props} />
    </DialogBoundary>
  );
}
