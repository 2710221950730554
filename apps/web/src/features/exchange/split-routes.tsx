import { rateDigits } from '@tradewind/rules/amount/format-amount';
import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { computeSplitGain, type Trade } from '@tradewind/rules/exchange/trade';
import { messages } from '../../shared/message/messages.ts';
import type { Currency } from '../../shared/token-list/currency.ts';
import { Detail } from '../../shared/ui/detail.tsx';
import { formatCurrencyAmount } from './format-currency-amount.ts';
import { RoutePath } from './route-path.tsx';

const text = messages.splitRoute;

export interface SplitRoutesProps {
  trade: Trade;
  input: Currency;
  output: Currency;
}

/** Each route of a split with its share of the input, and what splitting brings. */
export function SplitRoutes({ trade, input, output }: SplitRoutesProps) {
  if (!trade.split) return null;
  const { parts, single, cost } = trade.split;
  const net = computeSplitGain(trade) - cost;
  const share = formatPercent({ numerator: net, denominator: single.amountOut });
  return (
    <>
      <Detail label={text.routes} about={text.aboutRoutes}>
        <ul className="grid gap-1">
          {parts.map((part) => (
            <li key={part.route.path.join()}>
              {formatPercent({ numerator: part.amountIn, denominator: trade.amountIn })}{' '}
              <RoutePath trade={part} input={input} output={output} />
            </li>
          ))}
        </ul>
      </Detail>
      <Detail label={text.gain} about={text.aboutGain}>
        <span className="text-gain">{text.gainOf(formatCurrencyAmount(net, output, rateDigits), share)}</span>
      </Detail>
    </>
  );
}
