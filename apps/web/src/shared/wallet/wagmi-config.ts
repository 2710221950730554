import { type Config, createConfig } from 'wagmi';
import { injected } from 'wagmi/connectors/injected';
import { getChainClient } from '../chain/chain-client.ts';
import { messages } from '../message/messages.ts';
import { bscWalletId, injectedId } from './wallet-choices.ts';

let config: Config | undefined;

/** wagmi over the page's own chain client; every announced wallet (EIP-6963) joins the two connectors listed here. */
export function getWagmiConfig(): Config {
  config ??= createWalletConfig();
  return config;
}

function createWalletConfig(): Config {
  const client = getChainClient();
  return createConfig({
    chains: [client.chain],
    client: () => client,
    connectors: [
      injected({
        target: {
          id: bscWalletId,
          name: messages.wallet.bscWallet,
          provider: () => globalThis.window.BinanceChain,
        },
      }),
      injected({
        target: { id: injectedId, name: messages.wallet.injected, provider: (page) => page?.ethereum },
      }),
    ],
    // Only one id must survive a reload; last-wallet.ts stores it.
    storage: null,
  });
}
