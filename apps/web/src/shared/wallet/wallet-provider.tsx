import { lazy, type ReactNode } from 'react';
import { WagmiContext } from 'wagmi';
import { useChains } from '../chain/use-chain.ts';
import { OptionalPart } from '../ui/optional-part.tsx';
import { getWagmiConfig } from './wagmi-config.ts';
import { WalletDialogSlot } from './wallet-dialog-slot.tsx';

const BackgroundWork = lazy(() =>
  import('./background-work.tsx').then((module) => ({ default: module.BackgroundWork })),
);

/**
 * The page's wallet session: reconnects, keeps chain reads fresh, follows sent transactions, and renders the wallet
 * dialogs. Mounted once by the app, inside the query client's provider and around every wallet user.
 */
export function WalletProvider({ children }: { children: ReactNode }) {
  const config = getWagmiConfig(useChains());
  return (
    // wagmi's own provider loses the connection when it renders again without reconnecting.
    <WagmiContext value={config}>
      <OptionalPart>
        <BackgroundWork />
      </OptionalPart>
      {children}
      <WalletDialogSlot />
    </WagmiContext>
  );
}
