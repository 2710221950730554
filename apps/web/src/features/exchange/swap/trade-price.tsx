import { rateDigits } from '@tradewind/rules/amount/format-amount';
import { formatRatio } from '@tradewind/rules/amount/format-ratio';
import { invertRatio } from '@tradewind/rules/amount/ratio';
import { computeExecutionPrice, toWholeTokenPrice, type Trade } from '@tradewind/rules/exchange/trade';
import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { type Currency, formatSymbol } from '../../../shared/token-list/currency.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

const text = messages.exchange;

/** The price of a trade; a click inverts it. */
export function TradePrice({ trade, input, output }: { trade: Trade; input: Currency; output: Currency }) {
  const [isInverted, setIsInverted] = useState(false);
  const price = toWholeTokenPrice(computeExecutionPrice(trade), input.decimals, output.decimals);
  const [shown, out, per] = isInverted ? [invertRatio(price), input, output] : [price, output, input];
  const rate = formatRatio(shown, { significantDigits: rateDigits, notation: 'counted' });
  return (
    <button
      type="button"
      onClick={() => setIsInverted(!isInverted)}
      title={text.invertPrice}
      className="touch-target inline-flex items-center gap-1.5 rounded-small text-right hover:text-accent"
    >
      {text.priceOf(rate, formatSymbol(out.symbol), formatSymbol(per.symbol))}
      <Icon name="switchSides" size={16} className="shrink-0 text-muted" />
      <span className="sr-only">{text.invertPrice}</span>
    </button>
  );
}
