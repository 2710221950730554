import { formatFixedAmount } from '@tradewind/rules/amount/format-amount';
import { formatSymbol, type Token } from '../../../shared/token-list/currency.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';

export interface PoolAmountTextProps {
  raw: bigint;
  token: Token;
  /** Adds a plus sign, but to "less than" none. */
  isGain?: boolean;
}

/** POOL-01: an amount of a pool with four decimals; every digit on hover. */
export function PoolAmountText({ raw, token, isGain }: PoolAmountTextProps) {
  const shown = formatFixedAmount(raw, token.decimals, 4);
  return (
    <span className="figures" title={formatExactCurrency(raw, token)}>
      {isGain && !shown.startsWith('<') && '+'}
      {shown} {formatSymbol(token.symbol)}
    </span>
  );
}
