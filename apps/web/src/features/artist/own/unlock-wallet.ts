import { messages } from '../../../shared/message/messages.ts';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import { openWalletDialog } from '../../../shared/wallet/wallet-dialog-store.ts';

/** Without an account: the warning of the specification, and the wallets. */
export function unlockWallet(): void {
  showNotice({
    tone: 'warning',
    key: 'artist-wallet',
    title: messages.artistWrite.unlockWallet,
    durationMs: 2_000,
  });
  openWalletDialog('connect');
}
