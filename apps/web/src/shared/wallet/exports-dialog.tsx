import type { Address } from 'viem';
import { messages } from '../message/messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { AccountParts } from './account-parts.tsx';
import { openWalletDialog } from './wallet-dialog-store.ts';

const text = messages.accountDrawer;

/** The files of every area; closing it leads back to the account. */
export function ExportsDialog({ account }: { account: Address }) {
  return (
    <Dialog
      isOpen
      onClose={() => openWalletDialog('account')}
      title={text.export}
      description={text.exportText}
    >
      <div className="divide-y divide-line">
        <AccountParts unread={{ title: text.exportsUnread }}>
          {({ Exports }) => Exports && <Exports account={account} />}
        </AccountParts>
      </div>
    </Dialog>
  );
}
