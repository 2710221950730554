import type { ClaimRow } from './claim-row.ts';

const wholeBps = 10_000n;

/**
 * The claimed part of a purchase in basis points (IDO-09: per cent with two decimals), rounded down: claimed tranches
 * and the claimed part of the stream, of all bought tokens. It is 10,000 when everything is claimed or the purchase was
 * returned, and never before. Undefined for rows without tokens: nothing was bought, so there is no progress.
 */
export function computeProgressBps(rows: readonly ClaimRow[]): bigint | undefined {
  const bought = rows.reduce((sum, { tokens }) => sum + tokens, 0n);
  if (bought === 0n) return undefined;
  if (rows.some(({ state }) => state === 'refunded')) return wholeBps;
  const claimed = rows.reduce((sum, row) => sum + row.claimed, 0n);
  return (claimed * wholeBps) / bought;
}
