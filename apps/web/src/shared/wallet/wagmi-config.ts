import type { Chain as ViemChain } from 'viem';
import { type Config, createConfig } from 'wagmi';
import { injected } from 'wagmi/connectors/injected';
import type { Chains } from '../chain/chain.ts';
import type { ChainClient } from '../chain/chain-client.ts';
import { describeChain } from '../chain/viem-chain.ts';
import { messages } from '../message/messages.ts';
import { bscWalletId, injectedId } from './wallet-choices.ts';

let config: Config | undefined;

/** wagmi over the page's own clients; every announced wallet (EIP-6963) joins the two connectors listed here. */
export function getWagmiConfig(chains: Chains): Config {
  config ??= createWalletConfig(chains);
  return config;
}

function createWalletConfig(chains: Chains): Config {
  return createConfig({
    chains: listServedChains(chains),
    client: ({ chain }) => getClient(chains, chain.id),
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

/** All served chains, the home chain first; a wallet may be on any of them. */
function listServedChains({ home, chainIds }: Chains): readonly [ViemChain, ...ViemChain[]] {
  const others = chainIds.filter((chainId) => chainId !== home.chainId);
  return [home.client.chain, ...others.map(describeChain)];
}

function getClient(chains: Chains, chainId: number): ChainClient {
  const chain = chains.find(chainId);
  if (!chain) throw new Error(`the page does not serve chain ${chainId}`);
  return chain.client;
}
