import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { CurrencyLogo } from '../../../shared/token-list/currency-logo.tsx';
import type { Token } from '../../../shared/token-list/currency.ts';
import { ExactText } from '../../../shared/ui/exact-text.tsx';

export interface PriceTextProps {
  /** Raw units. */
  raw: bigint;
  token: Token;
  logoSize?: number;
}

/** NFT-02: a price with the logo of its token; all digits on hover. */
export function PriceText({ raw, token, logoSize = 20 }: PriceTextProps) {
  return (
    <span className="figures inline-flex min-w-0 items-center gap-1.5">
      <CurrencyLogo currency={token} size={logoSize} />
      <ExactText exact={formatExactAmount(raw, token.decimals)} className="min-w-0 truncate">
        {raw === 0n ? '0.00' : formatCurrencyAmount(raw, token)}
      </ExactText>
    </span>
  );
}
