import { DialogBoundary } from '../ui/dialog-boundary.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { closeWalletDialog, useWalletDialog } from './wallet-dialog-store.ts';

const WalletDialogs = lazyPart(() =>
  import('./wallet-dialogs.tsx').then((module) => ({ default: module.WalletDialogs })),
);

/** The slot of the wallet dialogs; their code loads with the first one opened. */
export function WalletDialogSlot() {
  const dialog = useWalletDialog((state) => state.dialog);
  return (
    dialog !== 'none' && (
      <DialogBoundary key={dialog} onClose={closeWalletDialog}>
        <WalletDialogs dialog={dialog} />
      </DialogBoundary>
    )
  );
}
