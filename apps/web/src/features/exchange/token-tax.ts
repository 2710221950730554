import { bpsDenominator } from '@tradewind/rules/exchange/pair';
import { excessiveSlippageBps } from '../../shared/settings/settings-input.ts';

/** What a token does to those who buy and sell it, as far as a simulation can tell. */
export type TokenTax =
  /** What it keeps of a transfer out of its pool and into it, in basis points. */
  | { readonly kind: 'measured'; readonly buyBps: number; readonly sellBps: number }
  /** What was bought could not be sold again. */
  | { readonly kind: 'unsellable'; readonly buyBps: number; readonly reason: string }
  | { readonly kind: 'unbuyable'; readonly reason: string }
  /** The node cannot simulate it, or nothing trades the token for the native coin. */
  | { readonly kind: 'unknown' };

/** Part of what was sent that did not arrive, in basis points to the nearest; a token that gives more takes none. */
export function computeTaxBps(sent: bigint, arrived: bigint): number {
  if (sent <= 0n || arrived >= sent) return 0;
  return Number(((sent - arrived) * bpsDenominator + sent / 2n) / sent);
}

/** Whether a token keeps nothing and lets itself be sold. */
export function isFreeOfTax(tax: TokenTax): boolean {
  return tax.kind === 'measured' && tax.buyBps === 0 && tax.sellBps === 0;
}

/** Whether a token is known to keep part of its transfers, or not to be sold again: what nobody knows of is not. */
export function isTaxed(tax: TokenTax): boolean {
  return tax.kind === 'unsellable' || (tax.kind === 'measured' && !isFreeOfTax(tax));
}

/**
 * A slippage that lets a trade with this much tax through, with half a percent for the price; undefined where it is more than the
 * settings let a person choose, for it would hold for every trade after this one.
 */
export function findTaxedSlippageBps(taxBps: number): number | undefined {
  const slippageBps = taxBps + 50;
  return slippageBps < excessiveSlippageBps ? slippageBps : undefined;
}

/** What a token keeps of a trade on this side of it; 0 while it is not known. */
export function findSideTaxBps(tax: TokenTax | undefined, side: 'input' | 'output'): number {
  if (tax?.kind !== 'measured') return 0;
  return side === 'input' ? tax.sellBps : tax.buyBps;
}
