import { findNetwork } from '@tradewind/rules/network/network';
import { defineChain, numberToHex } from 'viem';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { getChainConfig } from '../../chain/runtime-config.ts';
import { createCheckedStorage } from '../../settings/checked-storage.ts';

const nodeUrl = z.url({ protocol: /^https?$/ });

const networkSchema = z.object({
  chainId: z.int().check(z.positive()),
  name: z.string(),
  symbol: z.string(),
  rpcUrls: z.array(nodeUrl).check(z.minLength(1)),
});

const stateSchema = z.object({
  /** The current network; by default the page's home chain. */
  chainId: z.optional(z.int()),
  added: z.array(networkSchema),
});

const quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{1,13}$/i)),
  z.transform((hex: string) => Number(hex)),
);

/** The parameter of `wallet_addEthereumChain` (EIP-3085). */
const additionSchema = z.object({
  chainId: quantity,
  chainName: z.string().check(z.minLength(1)),
  nativeCurrency: z.object({ symbol: z.string(), decimals: z.literal(18) }),
  rpcUrls: z.array(nodeUrl).check(z.minLength(1)),
});

const switchSchema = z.object({ chainId: quantity });

/** A network that the wallet knows, with the nodes by which it reads and sends. */
export type WalletNetwork = z.infer<typeof networkSchema>;

/** The wallet's own networks, stored over reloads: it begins with the page's home chain alone. */
const useNetworks = create<z.infer<typeof stateSchema>>()(
  persist((): z.infer<typeof stateSchema> => ({ chainId: undefined, added: [] }), {
    name: 'tradewind.development-wallet.networks',
    storage: createCheckedStorage(stateSchema),
  }),
);

export function findWalletNetwork(chainId: number): WalletNetwork | undefined {
  const home = getHomeNetwork();
  return [home, ...useNetworks.getState().added].find((network) => network.chainId === chainId);
}

/** The network that the wallet signs and sends on. */
export function getCurrentNetwork(): WalletNetwork {
  const { chainId } = useNetworks.getState();
  return (chainId === undefined ? undefined : findWalletNetwork(chainId)) ?? getHomeNetwork();
}

export function chooseNetwork({ chainId }: WalletNetwork): void {
  useNetworks.setState({ chainId });
}

/** Adds a network, or replaces the nodes of one that was added before. */
export function addNetwork(network: WalletNetwork): void {
  useNetworks.setState(({ added }) => ({
    added: [...added.filter(({ chainId }) => chainId !== network.chainId), network],
  }));
}

/** Calls back with the new chain id, in hex, whenever the current network changes. */
export function followNetwork(onChanged: (chainId: string) => void): void {
  let last = getCurrentNetwork().chainId;
  useNetworks.subscribe(() => {
    const { chainId } = getCurrentNetwork();
    if (chainId === last) return;
    last = chainId;
    onChanged(numberToHex(chainId));
  });
}

/** The network of an EIP-3085 parameter; throws for an invalid one. */
export function parseAddition(parameter: unknown): WalletNetwork {
  const { chainId, chainName, nativeCurrency, rpcUrls } = additionSchema.parse(parameter);
  return { chainId, name: chainName, symbol: nativeCurrency.symbol, rpcUrls };
}

/** The chain id of a `wallet_switchEthereumChain` parameter; throws for an invalid one. */
export function parseSwitch(parameter: unknown): number {
  return switchSchema.parse(parameter).chainId;
}

/** viem's description of a network of the wallet. */
export function toSigningChain({ chainId, name, symbol, rpcUrls }: WalletNetwork) {
  return defineChain({
    id: chainId,
    name,
    nativeCurrency: { name: symbol, symbol, decimals: 18 },
    rpcUrls: { default: { http: rpcUrls } },
  });
}

function getHomeNetwork(): WalletNetwork {
  const { chainId, rpcUrls } = getChainConfig();
  const { name = String(chainId), nativeSymbol = 'ETH' } = findNetwork(chainId) ?? {};
  return { chainId, name, symbol: nativeSymbol, rpcUrls };
}
