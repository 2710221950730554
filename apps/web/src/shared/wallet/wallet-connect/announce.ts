import { createRpcClient } from '../../chain/rpc-client.ts';
import { getRuntimeConfig } from '../../chain/runtime-config.ts';
import { messages } from '../../message/messages.ts';
import { announceProvider } from '../announce-provider.ts';
import { createProviderEvents } from '../provider-events.ts';
import { walletConnectId } from '../wallet-choices.ts';
import { createWalletConnectProvider } from './provider.ts';
import { createSessionKeeper } from './session-keeper.ts';

const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"%3E%3Crect width="36" height="36" rx="8" fill="%230b5a63"/%3E%3Cpath d="M13 7h10a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM17 25h2" fill="none" stroke="%23fff" stroke-width="2" stroke-linecap="round"/%3E%3C/svg%3E';

let isAnnounced = false;

/** Announces WalletConnect as a wallet; nothing where the site has no project id. */
export function announceWalletConnect(): void {
  const { chainId, chains, walletConnect: settings } = getRuntimeConfig();
  if (!settings || isAnnounced) return;
  isAnnounced = true;
  const others = chains.flatMap((chain) => (chain.chainId === chainId ? [] : [chain.chainId]));
  const events = createProviderEvents();
  const keeper = createSessionKeeper({ chainIds: [chainId, ...others], settings, emit: events.emit });
  const provider = createWalletConnectProvider({
    chainId,
    keeper,
    events,
    nodes: new Map(
      chains.map((chain) => [
        chain.chainId,
        createRpcClient({ urls: chain.rpcUrls, chainId: chain.chainId }),
      ]),
    ),
  });
  const info = {
    uuid: '0b8e1f0c-8f0b-4b7c-9d6e-2f9a5a1d7c42',
    name: messages.walletConnect.name,
    icon,
    rdns: walletConnectId,
  };
  announceProvider(info, provider);
}
