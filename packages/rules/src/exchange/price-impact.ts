/** Severity of a price impact: 0 harmless, 1 from 1%, 2 from 3%, 3 from 5%, 4 from 15%. */
export type PriceImpactSeverity = 0 | 1 | 2 | 3 | 4;

/** Severity of a price impact in basis points. */
export function computePriceImpactSeverity(priceImpactBps: number): PriceImpactSeverity {
  if (priceImpactBps >= 1_500) return 4;
  if (priceImpactBps >= 500) return 3;
  if (priceImpactBps >= 300) return 2;
  return priceImpactBps >= 100 ? 1 : 0;
}

/**
 * The user's confirmation before the wallet opens: none, the answer to a question, or the typed word `confirm`.
 */
export type PriceImpactConfirmation = 'none' | 'question' | 'typed';

/** Required confirmation of a price impact in basis points: a question from 5%, the typed word from 10%. */
export function computePriceImpactConfirmation(priceImpactBps: number): PriceImpactConfirmation {
  if (priceImpactBps >= 1_000) return 'typed';
  return priceImpactBps >= 500 ? 'question' : 'none';
}
