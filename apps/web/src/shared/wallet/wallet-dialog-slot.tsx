import { lazy, Suspense } from 'react';
import { useWalletDialog } from './wallet-dialog-store.ts';

const WalletDialogs = lazy(() =>
  import('./wallet-dialogs.tsx').then((module) => ({ default: module.WalletDialogs })),
);

/** The slot of the wallet dialogs; their code loads with the first one opened. */
export function WalletDialogSlot() {
  const dialog = useWalletDialog((state) => state.dialog);
  return <Suspense fallback={null}>{dialog !== 'none' && <WalletDialogs dialog={dialog} />}</Suspense>;
}
