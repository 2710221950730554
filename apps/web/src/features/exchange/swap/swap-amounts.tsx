import { messages } from '../../../shared/message/messages.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { CurrencyLogo } from '../../../shared/token-list/currency-logo.tsx';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import type { SwapOrder } from './swap-order.ts';

const text = messages.swapDialog;

/** Both amounts of an order. */
export function SwapAmounts({ order: { trade, input, output } }: { order: SwapOrder }) {
  return (
    <dl className="divide-y divide-line rounded-control bg-sunken px-4">
      <Amount label={text.youPay} raw={trade.amountIn} currency={input} />
      <Amount label={text.youReceive} raw={trade.amountOut} currency={output} />
    </dl>
  );
}

function Amount({ label, raw, currency }: { label: string; raw: bigint; currency: Currency }) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 py-1.5">
      <dt className="shrink-0 text-small text-muted">{label}</dt>
      <dd className="flex min-w-0 items-center gap-2.5">
        <span
          className="figures text-right text-body font-semibold break-all tablet:text-title"
          title={formatExactCurrency(raw, currency)}
        >
          {formatCurrencyAmount(raw, currency)}
        </span>
        <CurrencyLogo currency={currency} size={28} />
      </dd>
    </div>
  );
}
