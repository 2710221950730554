import { SignInPanel } from '../account/sign-in-panel.tsx';
import { ProfileLink } from '../account/profile-link.tsx';
import { getExplorerLink } from '../chain/explorer-link.ts';
import { useChain } from '../chain/use-chain.ts';
import { usePrimaryName } from '../ens/primary-name.query.ts';
import { messages } from '../message/messages.ts';
import { AddressText } from '../ui/address-text.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { AccountActions } from './account-actions.tsx';
import { ChainBalances } from './chain-balances.tsx';
import { NetworkPrompt } from './network-prompt.tsx';
import { closeWalletDialog, openWalletDialog } from './wallet-dialog-store.ts';
import type { WalletSession } from './wallet-session.ts';

const text = messages.wallet;

export function AccountDialog({ session }: { session: WalletSession }) {
  const { chainId } = useChain();
  const name = usePrimaryName(session.account);
  return (
    <Dialog isOpen onClose={closeWalletDialog} title={text.account}>
      <NetworkPrompt session={session} />
      <div className="mb-3">
        <ProfileLink account={session.account} onFollow={closeWalletDialog} />
      </div>
      <div className="rounded-control border border-line bg-sunken p-4">
        <p className="text-small text-muted">{text.connectedWith(session.connector.name)}</p>
        {name !== undefined && <p className="mt-1 text-title font-semibold break-all">{name}</p>}
        <p className={name === undefined ? 'mt-1 text-title font-semibold' : 'mt-1'}>
          <AddressText address={session.account} copySubject={text.address} />
        </p>
        <ChainBalances account={session.account} />
        <ExternalLink
          href={getExplorerLink('address', session.account, chainId)}
          className="mt-2 min-h-11 text-small"
        >
          {text.viewOnExplorer}
        </ExternalLink>
      </div>
      <SignInPanel wallet={session} onManage={() => openWalletDialog('sessions')} />
      <AccountActions />
    </Dialog>
  );
}
