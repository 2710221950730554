import { lazy, Suspense, useEffect } from 'react';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { closeCollectDialog, useCollectStore } from './collect-store.ts';

const CollectDialog = lazy(() =>
  import('./collect-dialog.tsx').then((module) => ({ default: module.CollectDialog })),
);

/** The slot of `Collect Winnings`; a change of account or page closes it. */
export function CollectSlot({ session }: { session: WalletSession }) {
  const rounds = useCollectStore((state) => state.rounds);
  useEffect(() => closeCollectDialog, []);
  if (!rounds) return null;
  return (
    <Suspense fallback={null}>
      <CollectDialog session={session} rounds={rounds} onClose={closeCollectDialog} />
    </Suspense>
  );
}
