import { rateDigits } from '@tradewind/rules/amount/format-amount';
import { formatBps, formatPercent } from '@tradewind/rules/amount/format-percent';
import { computePriceImpactSeverity, type PriceImpactSeverity } from '@tradewind/rules/exchange/price-impact';
import {
  computePriceImpact,
  computePriceImpactBps,
  computeTradeFee,
  type Trade,
} from '@tradewind/rules/exchange/trade';
import { lazy, type ReactNode, Suspense } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { RoutePath } from './route-path.tsx';
import { computeLimits } from './swap-order.ts';
import { TradePrice } from './trade-price.tsx';
import { isShownIn, type TermsPart, TradeRisks } from './trade-risks.tsx';

const text = messages.exchange;

const SplitRoutes = lazy(() =>
  import('./split-routes.tsx').then((module) => ({ default: module.SplitRoutes })),
);

export interface SwapDetailsProps {
  trade: Trade;
  input: Currency;
  output: Currency;
  slippageBps: number;
  /** The user accepts a suggested tolerance. */
  onSlippage: (slippageBps: number) => void;
  part?: TermsPart;
}

/** The costs and guarantees of a trade, line by line. */
export function SwapDetails({ part = 'dialog', ...terms }: SwapDetailsProps) {
  const severity = computePriceImpactSeverity(computePriceImpactBps(terms.trade));
  const impact = isShownIn(part, severity > 1) && <PriceImpact trade={terms.trade} severity={severity} />;
  return (
    <div className="text-small max-[22rem]:text-caption">
      {part === 'unusual' ? (
        impact && <dl>{impact}</dl>
      ) : (
        <TradeTerms {...terms} part={part} impact={impact} />
      )}
      <TradeRisks {...terms} part={part} />
    </div>
  );
}

type TradeTermsProps = SwapDetailsProps & { impact: ReactNode };

function TradeTerms({ trade, input, output, slippageBps, part, impact }: TradeTermsProps) {
  const limits = computeLimits({ trade, slippageBps });
  const isExactIn = trade.kind === 'exact-in';
  return (
    <dl className="rows">
      <Detail label={text.price}>
        <TradePrice trade={trade} input={input} output={output} />
      </Detail>
      {part !== 'dialog' && (
        <Detail
          label={isExactIn ? text.minimumReceived : text.maximumSold}
          about={isExactIn ? text.aboutMinimum : text.aboutMaximum}
        >
          {isExactIn
            ? formatCurrencyAmount(limits.amountOut, output, rateDigits)
            : formatCurrencyAmount(limits.amountIn, input, rateDigits, 'up')}
        </Detail>
      )}
      {impact}
      <Detail label={text.providerFee} about={text.aboutFee}>
        {formatCurrencyAmount(computeTradeFee(trade).total, input, rateDigits)}
      </Detail>
      <Detail label={text.slippage}>{formatBps(slippageBps)}</Detail>
      {trade.split ? (
        <Suspense fallback={<div className="h-24" />}>
          <SplitRoutes trade={trade} input={input} output={output} />
        </Suspense>
      ) : (
        <Detail label={text.route}>
          <RoutePath trade={trade} input={input} output={output} />
        </Detail>
      )}
    </dl>
  );
}

const severityClass: Record<PriceImpactSeverity, string> = {
  0: 'text-gain',
  1: 'text-text',
  2: 'text-warning',
  3: 'text-loss',
  4: 'text-loss',
};

function PriceImpact({ trade, severity }: { trade: Trade; severity: PriceImpactSeverity }) {
  return (
    <Detail label={text.priceImpact} about={text.aboutImpact}>
      <span className={severityClass[severity]}>{formatPercent(computePriceImpact(trade))}</span>
    </Detail>
  );
}
