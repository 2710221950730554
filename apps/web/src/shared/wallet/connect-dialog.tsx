import { type Connector, useConnectors } from 'wagmi';
import { toUserMessage } from '../chain/to-user-message.ts';
import { messages } from '../message/messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { useDelayedFlag } from '../ui/use-delayed-flag.ts';
import { useConnectWallet } from './connect.mutation.ts';
import { toWalletChoices } from './wallet-choices.ts';
import { closeWalletDialog } from './wallet-dialog-store.ts';
import { WalletOption } from './wallet-option.tsx';

const text = messages.wallet;
const silenceMs = 8000;

export function ConnectDialog() {
  const choices = toWalletChoices(useConnectors());
  const { mutate, isPending, error, variables: asked } = useConnectWallet();
  const isSilent = useDelayedFlag(isPending, silenceMs);
  const connect = (connector: Connector) => mutate(connector, { onSuccess: closeWalletDialog });
  return (
    <Dialog isOpen onClose={closeWalletDialog} title={text.dialogTitle} description={text.dialogText}>
      <ul className="flex flex-col gap-2">
        {choices.map((choice) => (
          <WalletOption
            key={choice.wallet.uid}
            choice={choice}
            isWaiting={isPending && asked?.uid === choice.wallet.uid}
            onChoose={() => connect(choice.wallet)}
          />
        ))}
      </ul>
      <output className="mt-4 block empty:hidden">
        {isSilent && asked && <InlineNotice tone="warning">{text.silent(asked.name)}</InlineNotice>}
      </output>
      {error && (
        <div className="mt-4">
          <InlineNotice tone="error" title={toUserMessage(error)} />
        </div>
      )}
    </Dialog>
  );
}
