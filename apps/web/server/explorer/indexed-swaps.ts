import { swapListSchema, type WireSwap } from '@tradewind/schema/exchange/swap';
import { successSchema } from '@tradewind/schema/wire/envelope';

const answerSchema = successSchema(swapListSchema);

/** The swaps of a transaction as the index has them; undefined when the API does not say. */
export async function findIndexedSwaps(apiUrl: string, hash: string): Promise<WireSwap[] | undefined> {
  try {
    const response = await fetch(`${apiUrl}/exchange/swaps?txHash=${hash}`, {
      signal: AbortSignal.timeout(3000),
    });
    return answerSchema.parse(await response.json()).data.swaps;
  } catch {
    return undefined;
  }
}
