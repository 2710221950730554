import { useState } from 'react';
import { SignInPanel } from '../../account/sign-in-panel.tsx';
import { TakeBackLink } from '../../account/take-back-link.tsx';
import { messages } from '../../message/messages.ts';
import { useHoldings } from '../../token-list/holdings.query.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ActivityPanel } from '../activity/activity-panel.tsx';
import { useDisconnectWallet } from '../disconnect.mutation.ts';
import { NetworkPrompt } from '../network-prompt.tsx';
import { closeWalletDialog, openWalletDialog } from '../wallet-dialog-store.ts';
import type { WalletSession } from '../wallet-session.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountIdentity } from './account-identity.tsx';
import { AccountTotal } from './account-total.tsx';
import { PositionsPanel } from './positions-panel.tsx';
import { TokensPanel } from './tokens-panel.tsx';

const tabs = ['tokens', 'activity', 'positions'] as const;

export interface AccountDrawerProps {
  session: WalletSession;
  firstTab?: (typeof tabs)[number];
}

/** The connected account: what it holds and has open, and what it can do. */
export function AccountDrawer({ session, firstTab = 'tokens' }: AccountDrawerProps) {
  const { account, connector } = session;
  const [tab, setTab] = useState(firstTab);
  const { chains, value } = useHoldings(account);
  return (
    <Dialog
      isOpen
      onClose={closeWalletDialog}
      shape="sidebar"
      title={messages.wallet.account}
      description={messages.wallet.connectedWith(connector.name)}
      headerAction={<Logout />}
      footer={<SignInPanel wallet={session} onManage={() => openWalletDialog('sessions')} />}
    >
      <NetworkPrompt session={session} />
      <AccountIdentity account={account} />
      <AccountTotal value={value} />
      <AccountActions />
      <Tabs
        label={messages.accountDrawer.tabs}
        tabs={tabs.map((key) => ({ key, label: messages.accountDrawer.tab[key] }))}
        selected={tab}
        onSelect={setTab}
        className="mt-5"
      >
        {tab === 'tokens' && <TokensPanel chains={chains} />}
        {tab === 'activity' && <ActivityPanel account={account} />}
        {tab === 'positions' && (
          <>
            <PositionsPanel account={account} />
            <TakeBackLink />
          </>
        )}
      </Tabs>
    </Dialog>
  );
}

function Logout() {
  const disconnect = useDisconnectWallet();
  return (
    <IconButton
      icon="logout"
      label={messages.wallet.logout}
      onClick={() => {
        closeWalletDialog();
        disconnect.mutate();
      }}
    />
  );
}
