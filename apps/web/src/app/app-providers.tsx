import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../shared/api-client/query-client.ts';
import { ChainsContext } from '../shared/chain/use-chain.ts';
import { AreasContext } from '../shared/site/areas-context.ts';
import { WalletProvider } from '../shared/wallet/wallet-provider.tsx';
import { areas } from './areas.ts';
import { chains } from './chains.ts';

const queryClient = createQueryClient();

export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ChainsContext value={chains}>
        <AreasContext value={areas}>
          <WalletProvider>{children}</WalletProvider>
        </AreasContext>
      </ChainsContext>
    </QueryClientProvider>
  );
}
