import type { ReactNode } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { RecentTransactionsDialog } from './recent-transactions-dialog.tsx';
import { openWalletDialog, type WalletDialog } from './wallet-dialog-store.ts';
import { useWalletSession, type WalletSession } from './wallet-session.ts';

const AccountDrawer = lazyPart(() =>
  import('./drawer/account-drawer.tsx').then((module) => ({ default: module.AccountDrawer })),
);
const ExportsDialog = lazyPart(() =>
  import('./exports-dialog.tsx').then((module) => ({ default: module.ExportsDialog })),
);
const ProfileDialog = lazyPart(() =>
  import('../account/profile-dialog.tsx').then((module) => ({ default: module.ProfileDialog })),
);
const ReceiveDialog = lazyPart(() =>
  import('./receive/receive-dialog.tsx').then((module) => ({ default: module.ReceiveDialog })),
);
const SessionsDialog = lazyPart(() =>
  import('../account/sessions-dialog.tsx').then((module) => ({ default: module.SessionsDialog })),
);
const SendDialog = lazyPart(() =>
  import('./send/send-dialog.tsx').then((module) => ({ default: module.SendDialog })),
);

type OpenDialog = Exclude<WalletDialog, 'none'>;

/** The open wallet dialog; without a session it is always the connect dialog. */
export function WalletDialogs({ dialog }: { dialog: OpenDialog }) {
  const session = useWalletSession();
  if (!session || dialog === 'connect') return <ConnectDialog />;
  return <SessionDialog key={session.account} dialog={dialog} session={session} />;
}

function returnToAccount(): void {
  openWalletDialog('account');
}

interface SessionDialogProps {
  dialog: Exclude<OpenDialog, 'connect'>;
  session: WalletSession;
}

function SessionDialog({ dialog, session }: SessionDialogProps) {
  const { account } = session;
  const dialogs: Record<SessionDialogProps['dialog'], () => ReactNode> = {
    account: () => <AccountDrawer session={session} />,
    activity: () => <AccountDrawer session={session} firstTab="activity" />,
    export: () => <ExportsDialog account={account} />,
    profile: () => <ProfileDialog account={account} onClose={returnToAccount} />,
    receive: () => <ReceiveDialog account={account} />,
    send: () => <SendDialog session={session} />,
    sessions: () => <SessionsDialog onClose={returnToAccount} />,
    transactions: () => <RecentTransactionsDialog session={session} />,
  };
  return dialogs[dialog]();
}
