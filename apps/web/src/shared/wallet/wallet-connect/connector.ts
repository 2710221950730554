import type { EIP1193Provider } from 'viem';
import type { Config } from 'wagmi';
import { injected } from 'wagmi/connectors/injected';
import * as z from 'zod/mini';
import { createRpcClient } from '../../chain/rpc-client.ts';
import { getRuntimeConfig } from '../../chain/runtime-config.ts';
import { messages } from '../../message/messages.ts';
import { findLastWallet, forgetWallet } from '../last-wallet.ts';
import { walletConnectId } from '../wallet-choices.ts';
import { createWalletConnectProvider } from './provider.ts';
import type { RelayClient } from './relay-client.ts';

/** viem types an answer for each method; ours looks the method up. */
const providerSchema = z.custom<EIP1193Provider>();

/** Puts WalletConnect among the wallets; nothing where the site has no project id. */
export function addWalletConnect(config: Config): void {
  const { chainId, rpcUrls, walletConnect: settings } = getRuntimeConfig();
  if (!settings || config.connectors.some(({ id }) => id === walletConnectId)) return;
  let client: Promise<RelayClient> | undefined;
  const loadClient = () =>
    (client ??= import('./relay-client.ts')
      .then(({ createRelayClient }) => createRelayClient(settings))
      .catch((error: unknown) => {
        client = undefined;
        throw error;
      }));
  const provider = createWalletConnectProvider({
    chainId,
    node: createRpcClient({ urls: rpcUrls }),
    loadClient,
    onEnd: () => findLastWallet() === walletConnectId && forgetWallet(),
  });
  const { setup, setState } = config._internal.connectors;
  const target = {
    id: walletConnectId,
    name: messages.walletConnect.name,
    provider: providerSchema.parse(provider),
  };
  const connector = setup(injected({ target }));
  setState((connectors) => [...connectors, connector]);
}
