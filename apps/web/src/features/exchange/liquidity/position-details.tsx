import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { shareDecimals } from '@tradewind/rules/exchange/pair';
import { messages } from '../../../shared/message/messages.ts';
import { type Currency, formatSymbol } from '../../../shared/token-list/currency.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { FiatNote } from '../../../shared/token-list/fiat-note.tsx';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import type { LiquidityPool } from './liquidity-pool.ts';
import { computePooledAmounts, type Holding, toPoolShares } from './position.ts';

const text = messages.liquidity;

export interface PositionDetailsProps {
  pool: LiquidityPool;
  holding: Holding;
  a: Currency;
  b: Currency;
}

/** The account's share of a pool, line by line. */
export function PositionDetails({ pool, holding, a, b }: PositionDetailsProps) {
  const pooled = computePooledAmounts(holding.held, toPoolShares(pool, holding));
  return (
    <dl className="grid gap-1.5 text-small">
      <Detail label={text.pooled(formatSymbol(a.symbol))}>
        <span className="inline-block">{formatCurrencyAmount(pooled.amountA, a)}</span>
        <FiatNote currency={a} raw={pooled.amountA} />
      </Detail>
      <Detail label={text.pooled(formatSymbol(b.symbol))}>
        <span className="inline-block">{formatCurrencyAmount(pooled.amountB, b)}</span>
        <FiatNote currency={b} raw={pooled.amountB} />
      </Detail>
      <Detail label={text.poolTokens}>
        {formatAmount(holding.held, shareDecimals, { notation: 'grouped' })}
      </Detail>
      <Detail label={text.poolShare}>{formatPercent(pooled.share)}</Detail>
    </dl>
  );
}
