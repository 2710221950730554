import { lazy } from 'react';
import { messages } from '../message/messages.ts';
import { shortenAddress } from '../ui/address.ts';
import { Button } from '../ui/button.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { openWalletDialog } from './wallet-dialog-store.ts';
import { useWalletSession } from './wallet-session.ts';

// Names are resolved only once there is an account.
const AccountLabel = lazy(() =>
  import('./account-label.tsx').then((module) => ({ default: module.AccountLabel })),
);

/** Connect, or the connected account; a warning while the wallet is on another network. */
export function WalletButton() {
  const session = useWalletSession();
  if (!session)
    return (
      <Button
        tone="secondary"
        icon="wallet"
        onClick={() => openWalletDialog('connect')}
        aria-haspopup="dialog"
      >
        {messages.wallet.connect}
      </Button>
    );
  const { account, isOnNetwork } = session;
  const address = shortenAddress(account);
  return (
    <Button
      tone={isOnNetwork ? 'quiet' : 'danger'}
      icon={isOnNetwork ? 'wallet' : 'warning'}
      onClick={() => openWalletDialog('account')}
      aria-haspopup="dialog"
      aria-label={isOnNetwork ? undefined : messages.wallet.accountMenu(address)}
    >
      <span className="figures max-w-40 truncate">
        {isOnNetwork ? (
          <OptionalPart fallback={address}>
            <AccountLabel account={account} />
          </OptionalPart>
        ) : (
          messages.wallet.wrongNetworkTitle
        )}
      </span>
    </Button>
  );
}
