import { Link } from 'react-router';
import { messages } from '../message/messages.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { useDisconnectWallet } from './disconnect.mutation.ts';
import { closeWalletDialog, openWalletDialog } from './wallet-dialog-store.ts';

const text = messages.wallet;

/** The account menu; the most frequent action first. */
export function AccountActions() {
  const disconnect = useDisconnectWallet();
  return (
    <div className="mt-4 grid gap-2">
      <Button icon="arrowUp" isFullWidth onClick={() => openWalletDialog('send')}>
        {text.send}
      </Button>
      <Button tone="secondary" icon="clock" isFullWidth onClick={() => openWalletDialog('transactions')}>
        {text.recentTransactions}
      </Button>
      <Link
        to="/approvals"
        onClick={closeWalletDialog}
        className={`${buttonClass('quiet', 'medium')} w-full`}
      >
        {messages.approval.open}
      </Link>
      <Button tone="quiet" isFullWidth onClick={() => openWalletDialog('profile')}>
        {messages.account.editProfile}
      </Button>
      <Button
        tone="quiet"
        icon="logout"
        isFullWidth
        onClick={() => {
          closeWalletDialog();
          disconnect.mutate();
        }}
      >
        {text.logout}
      </Button>
    </div>
  );
}
