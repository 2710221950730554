import { create } from 'zustand';

export type WalletDialog =
  | 'none'
  | 'connect'
  | 'account'
  | 'activity'
  | 'export'
  | 'profile'
  | 'receive'
  | 'send'
  | 'sessions'
  | 'transactions';

/** Which of the wallet's dialogs is open; any screen may open one. */
export const useWalletDialog = create<{ dialog: WalletDialog }>()(() => ({ dialog: 'none' }));

export function openWalletDialog(dialog: WalletDialog): void {
  useWalletDialog.setState({ dialog });
}

export function closeWalletDialog(): void {
  useWalletDialog.setState({ dialog: 'none' });
}
