import { lazy } from 'react';
import { AccountDialog } from './account-dialog.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { RecentTransactionsDialog } from './recent-transactions-dialog.tsx';
import { openWalletDialog, type WalletDialog } from './wallet-dialog-store.ts';
import { useWalletSession } from './wallet-session.ts';

const ProfileDialog = lazy(() =>
  import('../account/profile-dialog.tsx').then((module) => ({ default: module.ProfileDialog })),
);
const SessionsDialog = lazy(() =>
  import('../account/sessions-dialog.tsx').then((module) => ({ default: module.SessionsDialog })),
);
const SendDialog = lazy(() =>
  import('./send/send-dialog.tsx').then((module) => ({ default: module.SendDialog })),
);

/** The open wallet dialog; without a session it is always the connect dialog. */
export function WalletDialogs({ dialog }: { dialog: Exclude<WalletDialog, 'none'> }) {
  const session = useWalletSession();
  if (!session || dialog === 'connect') return <ConnectDialog />;
  if (dialog === 'profile')
    return (
      <ProfileDialog
        key={session.account}
        account={session.account}
        onClose={() => openWalletDialog('account')}
      />
    );
  if (dialog === 'sessions') return <SessionsDialog onClose={() => openWalletDialog('account')} />;
  if (dialog === 'send') return <SendDialog key={session.account} session={session} />;
  return dialog === 'account' ? (
    <AccountDialog session={session} />
  ) : (
    <RecentTransactionsDialog session={session} />
  );
}
