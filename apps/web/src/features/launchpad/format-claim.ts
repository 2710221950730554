import { formatFixedAmount } from '@tradewind/rules/amount/format-amount';
import { formatSymbol, type Token } from '../../shared/token-list/currency.ts';

/** An amount of a claim with its unit: four decimals (IDO-09), and never 0 for more than nothing. */
export function formatClaim(raw: bigint, { symbol, decimals }: Token): string {
  return `${formatFixedAmount(raw, decimals, 4)} ${formatSymbol(symbol)}`;
}
