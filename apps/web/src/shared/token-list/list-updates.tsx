import { useEffect } from 'react';
import { useWalletSession } from '../wallet/wallet-session.ts';
import { refreshLists } from './refresh-lists.ts';

const refreshMs = 600_000;

/** Refreshes the saved lists when the page starts, and every ten minutes while a wallet is connected. */
export function ListUpdates() {
  const hasWallet = useWalletSession() !== undefined;
  useEffect(() => void refreshLists(), []);
  useEffect(() => {
    if (!hasWallet) return undefined;
    const timer = setInterval(() => void refreshLists(), refreshMs);
    return () => clearInterval(timer);
  }, [hasWallet]);
  return null;
}
