import { createClient, http, testActions } from 'viem';

/** A client of the local chain node with its control of blocks and time. */
export function connectChain(rpcUrl: string) {
  return createClient({ transport: http(rpcUrl, { retryCount: 0 }), pollingInterval: 50 }).extend(
    testActions({ mode: 'anvil' }),
  );
}

export type ChainClient = ReturnType<typeof connectChain>;
