import { useEffect } from 'react';
import { useSessionEnd } from '../account/use-session-end.ts';
import { useBlockUpdates } from '../chain/block.query.ts';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import { usePendingTransactions } from '../transaction/use-pending-transactions.ts';
import { startDevelopmentWallet } from './development-mode.ts';
import { reconnectLastWallet } from './reconnect.ts';
import { usePendingBatches } from './use-pending-batches.ts';
import { getWagmiConfig } from './wagmi-config.ts';
import { announceWalletConnect } from './wallet-connect/announce.ts';

/** What goes on whatever page is open; its code is no part of the first paint. */
export function BackgroundWork() {
  useBlockUpdates();
  useLiveUpdates();
  usePendingTransactions();
  usePendingBatches();
  useSessionEnd();
  useEffect(() => {
    announceWalletConnect();
    void startDevelopmentWallet().then(() => reconnectLastWallet(getWagmiConfig()));
  }, []);
  return null;
}
