import { type Config, createConfig } from 'wagmi';
import { injected } from 'wagmi/connectors/injected';
import { getChainClient } from '../chain/chain-client.ts';
import { messages } from '../message/messages.ts';
import { bscWalletId, injectedId } from './wallet-choices.ts';

let config: Config | undefined;

/** wagmi over the page's own chain client; every announced wallet (EIP-6963) adds itself to the two connectors named here. */
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
    // What must survive a reload is one id, kept by last-wallet.ts.
    storage: null,
  });
}
