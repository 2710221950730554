import type { ChainConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { createClient, custom } from 'viem';
import { noteNetwork } from './network-store.ts';
import { noteNodeAnswer } from './node-log.ts';
import { createRpcClient, type RpcClient } from './rpc-client.ts';
import { getNetwork, toViemChain } from './viem-chain.ts';

export type ChainClient = ReturnType<typeof createChainClient>;

const nodes = new WeakMap<object, RpcClient>();

/** The client of one chain over its own nodes, which share nothing with those of another chain. */
export function createChainClient(config: ChainConfig) {
  const { chainId, rpcUrls } = config;
  const rpc = createRpcClient({
    urls: rpcUrls,
    chainId,
    usesOwnNode: true,
    onAnswered: (url) => noteNodeAnswer(chainId, url),
    onRequested: (isAnswered) => noteNetwork(chainId, isAnswered),
  });
  const client = createClient({
    chain: toViemChain(getNetwork(chainId), config),
    transport: custom(rpc, { retryCount: 0 }),
    pollingInterval: 1000,
    cacheTime: 0,
    // No contract makes the page contact an external server (ERC-3668).
    ccipRead: false,
  });
  nodes.set(client, rpc);
  return client;
}

/** Puts another node of the client's chain first: the current one is behind the chain. */
export function leaveNode(client: object): void {
  nodes.get(client)?.leaveNode();
}
