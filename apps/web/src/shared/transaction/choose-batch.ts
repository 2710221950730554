import type { Address } from 'viem';
import type { ChainClient } from '../chain/chain-client.ts';
import { simulateCalls } from '../simulation/simulate-calls.ts';
import { toRefusal } from '../simulation/call-sequence.ts';
import type { CallRefusal, TransactionCall } from './transaction-call.ts';

type Batch = readonly TransactionCall[];

/**
 * Simulates all candidates and returns the first whose every call would succeed, or the refusals. Where no node can
 * simulate it returns the last, which makes the fewest assumptions: it measures the received amount.
 */
export async function chooseBatch(
  client: ChainClient,
  account: Address,
  batches: readonly Batch[],
  forbidsOthers: (refusal: CallRefusal) => boolean = () => false,
): Promise<{ readonly calls: Batch } | readonly CallRefusal[]> {
  const results = await Promise.all(batches.map((calls) => simulateCalls(client, { account, calls })));
  const refusals = results.flatMap((answers) => {
    const refused = answers?.find(({ isSuccess }) => !isSuccess);
    return refused ? [toRefusal(refused)] : [];
  });
  if (refusals.some(forbidsOthers)) return refusals;
  const simulated = results.findIndex((answers) => answers?.every(({ isSuccess }) => isSuccess));
  const chosen = results.includes(undefined) ? batches.at(-1) : batches[simulated];
  return chosen ? { calls: chosen } : refusals;
}
