import type { Address } from 'viem';
import { messages } from '../message/messages.ts';
import { useAccountParts } from '../site/account-parts.query.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { openWalletDialog } from './wallet-dialog-store.ts';

const text = messages.accountDrawer;

/** The files of every area; closing it leads back to the account. */
export function ExportsDialog({ account }: { account: Address }) {
  const { parts, retry } = useAccountParts();
  return (
    <Dialog
      isOpen
      onClose={() => openWalletDialog('account')}
      title={text.export}
      description={text.exportText}
    >
      {parts.state === 'unknown' && <ErrorState title={text.exportsUnread} onRetry={retry} />}
      {parts.state === 'value' &&
        parts.value.map(({ Exports }, index) => Exports && <Exports key={index} account={account} />)}
    </Dialog>
  );
}
