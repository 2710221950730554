import { messages } from '../message/messages.ts';
import { shortenAddress } from '../ui/address.ts';
import { Button } from '../ui/button.tsx';
import { openWalletDialog } from './wallet-dialog-store.ts';
import { useWalletSession } from './wallet-session.ts';

/** Connect, or the connected account; it turns into a warning while the wallet is on another network. */
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
  const address = shortenAddress(session.account);
  return (
    <Button
      tone={session.isOnNetwork ? 'quiet' : 'danger'}
      icon={session.isOnNetwork ? 'wallet' : 'warning'}
      onClick={() => openWalletDialog('account')}
      aria-haspopup="dialog"
      aria-label={messages.wallet.accountMenu(address)}
    >
      <span className="figures">{session.isOnNetwork ? address : messages.wallet.wrongNetworkTitle}</span>
    </Button>
  );
}
