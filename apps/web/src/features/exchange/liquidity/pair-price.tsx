import { rateDigits } from '@tradewind/rules/amount/format-amount';
import { formatRatio } from '@tradewind/rules/amount/format-ratio';
import { invertRatio, type Ratio } from '@tradewind/rules/amount/ratio';
import { toWholeTokenPrice } from '@tradewind/rules/exchange/trade';
import { messages } from '../../../shared/message/messages.ts';
import { type Currency, formatSymbol } from '../../../shared/token-list/currency.ts';

export interface PairPriceProps {
  /** Raw B per raw A. */
  price: Ratio;
  a: Currency;
  b: Currency;
}

/** The price of a pool in both directions. */
export function PairPrice({ price, a, b }: PairPriceProps) {
  const whole = toWholeTokenPrice(price, a.decimals, b.decimals);
  return (
    <>
      <span className="block">{formatRate(whole, b, a)}</span>
      <span className="block">{formatRate(invertRatio(whole), a, b)}</span>
    </>
  );
}

function formatRate(price: Ratio, of: Currency, per: Currency): string {
  const rate = formatRatio(price, { significantDigits: rateDigits, notation: 'counted' });
  return messages.liquidity.rate(rate, formatSymbol(of.symbol), formatSymbol(per.symbol));
}
