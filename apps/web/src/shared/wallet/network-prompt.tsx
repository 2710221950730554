import { Suspense } from 'react';
import { useChains } from '../chain/use-chain.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { WalletSession } from './wallet-session.ts';

const SwitchPrompt = lazyPart(() =>
  import('./switch-prompt.tsx').then((module) => ({ default: module.SwitchPrompt })),
);

/** Shown while the wallet is not on the home chain; most wallets are. */
export function NetworkPrompt({ session }: { session: WalletSession }) {
  const { home } = useChains();
  if (session.chainId === home.chainId) return null;
  return (
    <Suspense fallback={null}>
      <SwitchPrompt session={session} />
    </Suspense>
  );
}
