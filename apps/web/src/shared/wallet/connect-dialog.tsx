import { Suspense } from 'react';
import { type Connector, useConnectors } from 'wagmi';
import { getRuntimeConfig } from '../chain/runtime-config.ts';
import { toUserMessage } from '../chain/to-user-message.ts';
import { messages } from '../message/messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { useDelayedFlag } from '../ui/use-delayed-flag.ts';
import { useConnectWallet } from './connect.mutation.ts';
import { toWalletChoices, walletConnectId } from './wallet-choices.ts';
import { cancelPairing } from './wallet-connect/pairing-store.ts';
import { closeWalletDialog } from './wallet-dialog-store.ts';
import { UnavailableWallet, WalletOption } from './wallet-option.tsx';

const text = messages.wallet;
const silenceMs = 8000;

const PairingPanel = lazyPart(() =>
  import('./wallet-connect/pairing-panel.tsx').then((module) => ({ default: module.PairingPanel })),
);

function close(): void {
  cancelPairing();
  closeWalletDialog();
}

export function ConnectDialog() {
  const { mutate, isPending, error, variables: requested, reset } = useConnectWallet();
  const connect = (connector: Connector) => mutate(connector, { onSuccess: closeWalletDialog });
  const returnToList = () => {
    cancelPairing();
    reset();
  };
  if (requested?.id === walletConnectId && (isPending || error))
    return (
      <Dialog isOpen onClose={close} title={messages.walletConnect.name}>
        <Suspense fallback={null}>
          <PairingPanel
            problem={error ? toUserMessage(error) : undefined}
            onRetry={() => connect(requested)}
            onCancel={returnToList}
          />
        </Suspense>
      </Dialog>
    );
  return (
    <Dialog isOpen onClose={close} title={text.dialogTitle} description={text.dialogText}>
      <WalletList waitsFor={isPending ? requested : undefined} onChoose={connect} />
      {error && (
        <div className="mt-4">
          <InlineNotice tone="error" title={toUserMessage(error)} />
        </div>
      )}
    </Dialog>
  );
}

interface WalletListProps {
  /** The wallet with an open request. */
  waitsFor: Connector | undefined;
  onChoose: (connector: Connector) => void;
}

function WalletList({ waitsFor, onChoose }: WalletListProps) {
  const choices = toWalletChoices(useConnectors());
  const isSilent = useDelayedFlag(waitsFor !== undefined, silenceMs);
  return (
    <>
      <ul className="flex flex-col gap-2">
        {choices.map((choice) => (
          <WalletOption
            key={choice.wallet.uid}
            choice={choice}
            isWaiting={waitsFor?.uid === choice.wallet.uid}
            onChoose={() => onChoose(choice.wallet)}
          />
        ))}
        {!getRuntimeConfig().walletConnect && (
          <UnavailableWallet name={messages.walletConnect.name} reason={messages.walletConnect.notSetUp} />
        )}
      </ul>
      <output className="mt-4 block empty:hidden">
        {isSilent && waitsFor && <InlineNotice tone="warning">{text.silent(waitsFor.name)}</InlineNotice>}
      </output>
    </>
  );
}
