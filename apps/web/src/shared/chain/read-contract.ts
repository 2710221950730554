import type { readContract as ReadContract } from 'viem/actions';

/**
 * Reads one view of one contract. The reader's code loads with
 * the first call; no page needs it before its first paint.
 */
export const readContract: typeof ReadContract = async (client, parameters) => {
  const { readContract: read } = await import('viem/actions');
  return read(client, parameters);
};
