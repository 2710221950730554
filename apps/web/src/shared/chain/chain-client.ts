import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import { createClient, custom } from 'viem';
import { getNetwork, toChain } from './chain.ts';
import { noteNetwork } from './network-state.ts';
import { createRpcClient, type RpcClient } from './rpc-client.ts';
import { getRuntimeConfig } from './runtime-config.ts';

export type ChainClient = ReturnType<typeof createChainClient>;

function createChainClient() {
  const config = getRuntimeConfig();
  const network = getNetwork(config.chainId);
  rpc = createRpcClient({ urls: config.rpcUrls, chainId: config.chainId, onAsked: noteNetwork });
  return createClient({
    chain: toChain(network, config),
    transport: custom(rpc, { retryCount: 0 }),
    pollingInterval: 1000,
    cacheTime: 0,
    // No contract makes the page contact an external server (ERC-3668).
    ccipRead: false,
  });
}

let rpc: RpcClient | undefined;
let client: ChainClient | undefined;

/** The page's client of the configured chain, over the configured nodes. */
export function getChainClient(): ChainClient {
  client ??= createChainClient();
  return client;
}

/** Puts another node first: the current one is behind the chain. */
export function leaveNode(): void {
  rpc?.leaveNode();
}

/** The contracts of the configured chain that belong to no area; throws where none are known. */
export function getNetworkDeployment() {
  const { chainId } = getRuntimeConfig();
  const deployment = findNetworkDeployment(chainId);
  if (!deployment) throw new Error(`No contracts are known on chain ${chainId}`);
  return deployment;
}

/** The exchange of the configured chain; throws where none is deployed. */
export function getExchange() {
  const { chainId } = getRuntimeConfig();
  const deployment = findExchangeDeployment(chainId);
  if (!deployment) throw new Error(`No exchange on chain ${chainId}`);
  return deployment;
}
