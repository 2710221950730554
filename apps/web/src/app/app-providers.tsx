import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../shared/api-client/query-client.ts';
import { ChainsContext } from '../shared/chain/use-chain.ts';
import { WalletProvider } from '../shared/wallet/wallet-provider.tsx';
import { chains } from './chains.ts';

const queryClient = createQueryClient();

export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ChainsContext value={chains}>
        <WalletProvider>{children}</WalletProvider>
      </ChainsContext>
    </QueryClientProvider>
  );
}
