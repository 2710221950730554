import { createClient, http, testActions } from 'viem';

/**
 * Creates a client of the local chain node that also controls blocks and time. With `batch`, simultaneous requests share
 * one.
 */
export function connectChain(rpcUrl: string, { batch = false }: { readonly batch?: boolean } = {}) {
  return createClient({ transport: http(rpcUrl, { retryCount: 0, batch }), pollingInterval: 50 }).extend(
    testActions({ mode: 'anvil' }),
  );
}

export type ChainClient = ReturnType<typeof connectChain>;
