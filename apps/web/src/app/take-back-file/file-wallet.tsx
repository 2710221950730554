import { useEffect } from 'react';
import { FollowedChains } from '../../shared/chain/followed-chains.tsx';
import { useNetworkEvents } from '../../shared/chain/use-network-events.ts';
import { useChains } from '../../shared/chain/use-chain.ts';
import { messages } from '../../shared/message/messages.ts';
import { usePendingTransactions } from '../../shared/transaction/use-pending-transactions.ts';
import { AddressText } from '../../shared/ui/address-text.tsx';
import { DialogBoundary } from '../../shared/ui/dialog-boundary.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { ConnectDialog } from '../../shared/wallet/connect-dialog.tsx';
import { useDisconnectWallet } from '../../shared/wallet/disconnect.mutation.ts';
import { reconnectLastWallet } from '../../shared/wallet/reconnect.ts';
import { usePendingBatches } from '../../shared/wallet/use-pending-batches.ts';
import { getWagmiConfig } from '../../shared/wallet/wagmi-config.ts';
import { WalletButton } from '../../shared/wallet/wallet-button.tsx';
import { closeWalletDialog, useWalletDialog } from '../../shared/wallet/wallet-dialog-store.ts';
import { useWalletSession } from '../../shared/wallet/wallet-session.ts';

/** Follows chain and writes as the site does, without its hub and its session. */
export function FileBackground() {
  const chains = useChains();
  useNetworkEvents();
  usePendingTransactions();
  usePendingBatches();
  useEffect(() => void reconnectLastWallet(getWagmiConfig(chains)), [chains]);
  return <FollowedChains />;
}

/** Connect, or the connected account and the way to end its session: the file has no account drawer. */
export function FileWallet() {
  const session = useWalletSession();
  const disconnect = useDisconnectWallet();
  if (!session) return <WalletButton />;
  return (
    <span className="inline-flex items-center gap-1">
      <AddressText address={session.account} />
      <IconButton icon="logout" label={messages.wallet.logout} onClick={() => disconnect.mutate()} />
    </span>
  );
}

export function ConnectSlot() {
  const isOpen = useWalletDialog(({ dialog }) => dialog === 'connect');
  return (
    isOpen && (
      <DialogBoundary onClose={closeWalletDialog}>
        <ConnectDialog />
      </DialogBoundary>
    )
  );
}
