import type { readContract as ReadContract } from 'viem/actions';

/** One view of one contract. Its reader comes with the first call, since no page needs it before its first paint. */
export const readContract: typeof ReadContract = async (client, parameters) => {
  const { readContract: read } = await import('viem/actions');
  return read(client, parameters);
};
