import { messages } from '../message/messages.ts';
import { Button } from '../ui/button.tsx';
import { openWalletDialog } from './wallet-dialog-store.ts';

/** The action of a card without a connected account. */
export function ConnectAction() {
  return (
    <Button size="large" isFullWidth onClick={() => openWalletDialog('connect')} aria-haspopup="dialog">
      {messages.wallet.connect}
    </Button>
  );
}
