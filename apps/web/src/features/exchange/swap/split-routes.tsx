import { formatPercent } from '@tradewind/rules/amount/format-percent';
import type { Trade } from '@tradewind/rules/exchange/trade';
import { messages } from '../../../shared/message/messages.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { formatSplitGain } from './format-split-gain.ts';
import { RoutePath } from './route-path.tsx';

const text = messages.splitRoute;

export interface SplitRoutesProps {
  trade: Trade;
  input: Currency;
  output: Currency;
}

/** Each route of a split with its share of the input, and the gain of the split. */
export function SplitRoutes({ trade, input, output }: SplitRoutesProps) {
  if (!trade.split) return null;
  const { parts } = trade.split;
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
        <span className="text-gain">{formatSplitGain(trade, output)}</span>
      </Detail>
    </>
  );
}
