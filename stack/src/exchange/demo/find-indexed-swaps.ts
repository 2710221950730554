import { swapListSchema, type WireSwap } from '@tradewind/schema/exchange/swap';
import { envelopeSchema } from '@tradewind/schema/wire/envelope';
import { setTimeout as delay } from 'node:timers/promises';
import { StackError } from '../../stack-error.ts';

const answerSchema = envelopeSchema(swapListSchema);

/** Reads the swaps of a transaction from the API, after the index reaches its block. */
export async function findIndexedSwaps(
  apiUrl: string,
  { txHash, blockNumber, timeoutMs }: { txHash: string; blockNumber: bigint; timeoutMs: number },
): Promise<readonly WireSwap[]> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const response = await fetch(`${apiUrl}/exchange/swaps?txHash=${txHash}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = answerSchema.parse(await response.json());
    if (answer.succeeded && answer.data.blockNumber >= blockNumber) {
      return answer.data.swaps;
    }
    if (performance.now() > deadline) {
      throw new StackError(
        `The swap is on chain in block ${blockNumber} (${txHash}), but the index has not come to it within ${timeoutMs / 1000} s: see log/indexer.log.`,
      );
    }
    await delay(50);
  }
}
