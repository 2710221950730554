import { QueryClientProvider } from '@tanstack/react-query';
import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { WagmiContext } from 'wagmi';
import { TakeBackPage } from '../../features/take-back/take-back-page.tsx';
import { createQueryClient } from '../../shared/api-client/query-client.ts';
import { createChains } from '../../shared/chain/create-chains.ts';
import { getRuntimeConfig, setRuntimeConfig } from '../../shared/chain/runtime-config.ts';
import { ChainsContext, useChains } from '../../shared/chain/use-chain.ts';
import { messages } from '../../shared/message/messages.ts';
import { AreasContext } from '../../shared/site/areas-context.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Mark } from '../../shared/ui/mark.tsx';
import { NoticeRegion } from '../../shared/ui/notice-region.tsx';
import { NetworkPrompt } from '../../shared/wallet/network-prompt.tsx';
import { getWagmiConfig } from '../../shared/wallet/wagmi-config.ts';
import { useWalletSession } from '../../shared/wallet/wallet-session.ts';
import { LanguageChoice } from '../shell/language-choice.tsx';
import { areas } from './areas.ts';
import { ConnectSlot, FileBackground, FileWallet } from './file-wallet.tsx';
import { NodeForm } from './node-form.tsx';

const queryClient = createQueryClient();
const chains = createChains(getRuntimeConfig);

/** The page `/take-back` in a file of its own: first a node, then the page. */
export function FileApp() {
  const [isNamed, setIsNamed] = useState(false);
  const take = (config: RuntimeConfig) => {
    setRuntimeConfig(config);
    setIsNamed(true);
  };
  return (
    <QueryClientProvider client={queryClient}>
      {isNamed ? (
        <ChainsContext value={chains}>
          <WithWallet>
            <NamedApp />
          </WithWallet>
        </ChainsContext>
      ) : (
        <Frame>
          <NodeForm onNamed={take} />
        </Frame>
      )}
    </QueryClientProvider>
  );
}

function WithWallet({ children }: { children: ReactNode }) {
  return <WagmiContext value={getWagmiConfig(useChains())}>{children}</WagmiContext>;
}

function NamedApp() {
  const { home } = useChains();
  const session = useWalletSession();
  const node = getRuntimeConfig().chains[0]?.rpcUrls[0] ?? '';
  return (
    // Nothing here leads to another page; parts that the site shares know links.
    <MemoryRouter>
      <AreasContext value={areas}>
        <FileBackground />
        <Frame wallet={<FileWallet />}>
          <div className="mx-auto flex w-full max-w-[72rem] flex-wrap items-center gap-3 px-4 pt-6 tablet:px-6">
            <p className="text-small wrap-anywhere text-muted">
              {messages.takeBackFile.on(home.client.chain.name, node)}
            </p>
            <Button tone="quiet" size="small" onClick={() => location.reload()}>
              {messages.takeBackFile.change}
            </Button>
            {session && <NetworkPrompt session={session} />}
          </div>
          <TakeBackPage />
        </Frame>
        <ConnectSlot />
      </AreasContext>
    </MemoryRouter>
  );
}

function Frame({ wallet, children }: { wallet?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-16 max-w-[72rem] items-center justify-between gap-4 px-4 tablet:px-6">
          <span className="inline-flex items-center gap-2.5">
            <Mark />
            <span className="text-title font-semibold tracking-tight">{messages.shell.productName}</span>
          </span>
          {wallet}
        </div>
      </header>
      <main className="grow">{children}</main>
      <footer className="mx-auto w-full max-w-[72rem] px-4 py-6 tablet:px-6">
        <LanguageChoice />
      </footer>
      <NoticeRegion />
    </div>
  );
}
