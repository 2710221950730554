import type { SwapCursor } from '@tradewind/db/exchange/list-swaps.query';

/** The cursor as clients carry it: block number and log index. */
export function formatSwapCursor({ blockNumber, logIndex }: SwapCursor): string {
  return `${blockNumber}-${logIndex}`;
}

/** Of a text that has passed the query's schema. */
export function parseSwapCursor(text: string): SwapCursor {
  const [blockNumber, logIndex] = text.split('-').map(Number);
  return { blockNumber: blockNumber ?? 0, logIndex: logIndex ?? 0 };
}
