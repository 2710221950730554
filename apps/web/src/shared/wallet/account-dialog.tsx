import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { SignInPanel } from '../account/sign-in-panel.tsx';
import { ProfileLink } from '../account/profile-link.tsx';
import { getChainClient } from '../chain/chain-client.ts';
import { getExplorerLink } from '../chain/explorer-link.ts';
import { usePrimaryName } from '../ens/primary-name.query.ts';
import { messages } from '../message/messages.ts';
import { useNativeBalance } from '../token-list/balances.query.ts';
import { AddressText } from '../ui/address-text.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { ReadingText } from '../ui/reading-text.tsx';
import { AccountActions } from './account-actions.tsx';
import { NetworkPrompt } from './network-prompt.tsx';
import { closeWalletDialog, openWalletDialog } from './wallet-dialog-store.ts';
import type { WalletSession } from './wallet-session.ts';

const text = messages.wallet;

export function AccountDialog({ session }: { session: WalletSession }) {
  const { symbol } = getChainClient().chain.nativeCurrency;
  const balance = useNativeBalance(session.account);
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
        <dl className="mt-3 flex items-center justify-between border-t border-line pt-3">
          <dt className="text-small text-muted">{text.balance}</dt>
          <dd className="font-semibold">
            <ReadingText
              reading={balance}
              format={(raw) => `${formatAmount(raw, 18, { notation: 'grouped' })} ${symbol}`}
              unknownReason={messages.tokenList.balancesUnknown}
            />
          </dd>
        </dl>
        <ExternalLink href={getExplorerLink('address', session.account)} className="mt-2 min-h-11 text-small">
          {text.viewOnExplorer}
        </ExternalLink>
      </div>
      <SignInPanel wallet={session} onManage={() => openWalletDialog('sessions')} />
      <AccountActions />
    </Dialog>
  );
}
