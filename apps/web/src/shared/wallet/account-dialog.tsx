import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { Link } from 'react-router';
import { getChainClient } from '../chain/chain-client.ts';
import { getExplorerLink } from '../chain/explorer-link.ts';
import { usePrimaryName } from '../ens/primary-name.query.ts';
import { messages } from '../message/messages.ts';
import { useNativeBalance } from '../token-list/balances.query.ts';
import { AddressText } from '../ui/address-text.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { ReadingText } from '../ui/reading-text.tsx';
import { useDisconnectWallet } from './disconnect.mutation.ts';
import { NetworkPrompt } from './network-prompt.tsx';
import { closeWalletDialog, openWalletDialog } from './wallet-dialog-store.ts';
import type { WalletSession } from './wallet-session.ts';

const text = messages.wallet;

export function AccountDialog({ session }: { session: WalletSession }) {
  const { symbol } = getChainClient().chain.nativeCurrency;
  const balance = useNativeBalance(session.account);
  const name = usePrimaryName(session.account);
  const disconnect = useDisconnectWallet();
  return (
    <Dialog isOpen onClose={closeWalletDialog} title={text.account}>
      <NetworkPrompt session={session} />
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
    </Dialog>
  );
}
