import { lazy, type ReactNode, Suspense } from 'react';
import { WagmiContext } from 'wagmi';
import { getWagmiConfig } from './wagmi-config.ts';
import { WalletDialogSlot } from './wallet-dialog-slot.tsx';

const BackgroundWork = lazy(() =>
  import('./background-work.tsx').then((module) => ({ default: module.BackgroundWork })),
);

/**
 * The wallet session of the page: reconnects what was connected, keeps chain reads fresh, follows sent transactions, and holds the
 * wallet dialog. Mounted once by the app, inside the query client's provider and outside everything that uses a wallet.
 */
export function WalletProvider({ children }: { children: ReactNode }) {
  return (
    // wagmi's own provider forgets the connection whenever it renders again without its reconnecting.
    <WagmiContext value={getWagmiConfig()}>
      <Suspense fallback={null}>
        <BackgroundWork />
      </Suspense>
      {children}
      <WalletDialogSlot />
    </WagmiContext>
  );
}
