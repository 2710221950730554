import { lazy, Suspense } from 'react';
import type { WalletSession } from './wallet-session.ts';

const SwitchPrompt = lazy(() =>
  import('./switch-prompt.tsx').then((module) => ({ default: module.SwitchPrompt })),
);

/** Shown while the wallet is on another network; most wallets are not. */
export function NetworkPrompt({ session }: { session: WalletSession }) {
  if (session.isOnNetwork) return null;
  return (
    <Suspense fallback={null}>
      <SwitchPrompt session={session} />
    </Suspense>
  );
}
