import { type ReactNode, useEffect } from 'react';
import { WagmiContext } from 'wagmi';
import { useBlockUpdates } from '../chain/block.query.ts';
import { usePendingTransactions } from '../transaction/use-pending-transactions.ts';
import { startDevelopmentWallet } from './development-mode.ts';
import { reconnectLastWallet } from './reconnect.ts';
import { getWagmiConfig } from './wagmi-config.ts';
import { WalletDialogSlot } from './wallet-dialog-slot.tsx';

/**
 * The wallet session of the page: reconnects what was connected, keeps chain reads fresh, follows sent transactions, and holds the
 * wallet dialog. Mounted once by the app, inside the query client's provider and outside everything that uses a wallet.
 */
export function WalletProvider({ children }: { children: ReactNode }) {
  return (
    // wagmi's own provider forgets the connection whenever it renders again without its reconnecting.
    <WagmiContext value={getWagmiConfig()}>
      <BackgroundWork />
      {children}
      <WalletDialogSlot />
    </WagmiContext>
  );
}

function BackgroundWork() {
  useBlockUpdates();
  usePendingTransactions();
  useEffect(() => {
    void startDevelopmentWallet().then(() => reconnectLastWallet(getWagmiConfig()));
  }, []);
  return null;
}
