import { swapListSchema, type WireSwap } from '@tradewind/schema/exchange/swap';
import { successSchema } from '@tradewind/schema/wire/envelope';

const answerSchema = successSchema(swapListSchema);

/** The indexed swaps of a transaction; undefined when the API does not answer. */
export async function findIndexedSwaps(
  apiUrls: readonly string[],
  hash: string,
): Promise<WireSwap[] | undefined> {
  for (const apiUrl of apiUrls) {
    const swaps = await fetchSwaps(apiUrl, hash);
    if (swaps) return swaps;
  }
  return undefined;
}

async function fetchSwaps(apiUrl: string, hash: string): Promise<WireSwap[] | undefined> {
  try {
    const response = await fetch(`${apiUrl}/exchange/swaps?txHash=${hash}`, {
      signal: AbortSignal.timeout(3000),
    });
    return answerSchema.parse(await response.json()).data.swaps;
  } catch {
    return undefined;
  }
}
