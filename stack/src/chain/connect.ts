import { createClient, http, testActions } from 'viem';

/** Creates a client of the local chain node that also controls blocks and time. */
export function connectChain(rpcUrl: string) {
  return createClient({ transport: http(rpcUrl, { retryCount: 0 }), pollingInterval: 50 }).extend(
    testActions({ mode: 'anvil' }),
  );
}

export type ChainClient = ReturnType<typeof connectChain>;
