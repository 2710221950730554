import { createClient, http } from 'viem';
import { getChainId } from 'viem/actions';
import type { ChainAddress } from '../service/apps.ts';
import { StackError } from '../stack-error.ts';

/** Returns the chain of the operator's own nodes; throws a one-line error with their addresses when none responds. */
export async function findOwnChain(
  rpcUrls: readonly string[],
  wsUrl: string | undefined,
): Promise<ChainAddress> {
  const answers = await Promise.allSettled(
    rpcUrls.map((url) =>
      getChainId(createClient({ transport: http(url, { retryCount: 1, timeout: 5_000 }) })),
    ),
  );
  const chainIds = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const [chainId] = chainIds;
  if (chainId === undefined) {
    throw new StackError(
      `No chain node answers at ${rpcUrls.join(', ')} (RPC_URLS): start it, correct RPC_URLS, or leave it out to get a local chain.`,
    );
  }
  if (chainIds.some((other) => other !== chainId)) {
    throw new StackError(`The nodes of RPC_URLS are on different chains: ${chainIds.join(', ')}.`);
  }
  return { chainId, rpcUrls, wsUrl };
}
