import { bpsDenominator } from '@tradewind/rules/exchange/pair';
import { excessiveSlippageBps } from '../../../shared/settings/settings-input.ts';

/** The effect of a token on its buyers and sellers, as far as a simulation shows. */
export type TokenTax =
  /** Its tax on a transfer out of its pool and into it, in basis points. */
  | { readonly kind: 'measured'; readonly buyBps: number; readonly sellBps: number }
  /** The bought amount could not be sold again. */
  | { readonly kind: 'unsellable'; readonly buyBps: number; readonly reason: string }
  | { readonly kind: 'unbuyable'; readonly reason: string }
  /** The node cannot simulate it, or there is no route from the native coin to the token. */
  | { readonly kind: 'unknown' };

/**
 * The part of the sent amount that did not arrive, in basis points,
 * rounded to the nearest. It is 0 for a token that gives more.
 */
export function computeTaxBps(sent: bigint, arrived: bigint): number {
  if (sent <= 0n || arrived >= sent) return 0;
  return Number(((sent - arrived) * bpsDenominator + sent / 2n) / sent);
}

/** Whether a token has no tax and can be sold. */
export function isFreeOfTax(tax: TokenTax): boolean {
  return tax.kind === 'measured' && tax.buyBps === 0 && tax.sellBps === 0;
}

/** Whether a token is known to have a tax or to be unsellable; an unknown one counts as not taxed. */
export function isTaxed(tax: TokenTax): boolean {
  return tax.kind === 'unsellable' || (tax.kind === 'measured' && !isFreeOfTax(tax));
}

/**
 * A slippage that permits a trade with this tax, plus half a percent for the price. Undefined above the limit of the
 * settings, because it would apply to every later trade.
 */
export function findTaxedSlippageBps(taxBps: number): number | undefined {
  const slippageBps = taxBps + 50;
  return slippageBps < excessiveSlippageBps ? slippageBps : undefined;
}

/** The tax of a token on this side of a trade; 0 while unknown. */
export function findSideTaxBps(tax: TokenTax | undefined, side: 'input' | 'output'): number {
  if (tax?.kind !== 'measured') return 0;
  return side === 'input' ? tax.sellBps : tax.buyBps;
}
