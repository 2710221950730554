import { useEffect } from 'react';
import { disconnect } from 'wagmi/actions';
import { useSessionEnd } from '../account/use-session-end.ts';
import { FollowedChains } from '../chain/followed-chains.tsx';
import { useChains } from '../chain/use-chain.ts';
import { useNetworkEvents } from '../chain/use-network-events.ts';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import { logError } from '../log/log.ts';
import { usePendingTransactions } from '../transaction/use-pending-transactions.ts';
import { startDevelopmentWallet } from './development-mode.ts';
import { followForgetting } from './last-wallet.ts';
import { reconnectLastWallet } from './reconnect.ts';
import { usePendingBatches } from './use-pending-batches.ts';
import { getWagmiConfig } from './wagmi-config.ts';
import { announceWalletConnect } from './wallet-connect/announce.ts';

/** Background work on every page; its code is not part of the first paint. */
export function BackgroundWork() {
  const chains = useChains();
  useNetworkEvents();
  useLiveUpdates();
  usePendingTransactions();
  usePendingBatches();
  useSessionEnd();
  useEffect(() => {
    announceWalletConnect();
    void startDevelopmentWallet().then(() => reconnectLastWallet(getWagmiConfig(chains)));
  }, [chains]);
  useEffect(() => followForgetting(() => void disconnect(getWagmiConfig(chains)).catch(logError)), [chains]);
  return <FollowedChains />;
}
