import { useEffect } from 'react';
import { useChain } from '../chain/use-chain.ts';
import { useWalletSession } from '../wallet/wallet-session.ts';
import { refreshLists } from './refresh-lists.ts';

const refreshMs = 600_000;

/** Refreshes the saved lists when the page starts, and every ten minutes while a wallet is connected. */
export function ListUpdates() {
  const { client } = useChain();
  const hasWallet = useWalletSession() !== undefined;
  useEffect(() => void refreshLists(client), [client]);
  useEffect(() => {
    if (!hasWallet) return undefined;
    const timer = setInterval(() => void refreshLists(client), refreshMs);
    return () => clearInterval(timer);
  }, [hasWallet, client]);
  return null;
}
