import { messages } from '../../../shared/message/messages.ts';
import { type Currency, formatSymbol } from '../../../shared/token-list/currency.ts';
import { CurrencyLogo } from '../../../shared/token-list/currency-logo.tsx';
import { FiatText } from '../../../shared/token-list/fiat-text.tsx';
import { AmountField } from '../../../shared/ui/amount-field.tsx';
import type { RemoveField } from './removal.ts';
import type { RemoveView } from './use-remove.ts';

const text = messages.liquidity;

export interface RemoveFieldsProps {
  view: RemoveView;
  onEnter: (field: RemoveField, value: string) => void;
}

/** The exact amounts of a removal: pool tokens or either token; the others are computed from the typed one. */
export function RemoveFields({ view, onEnter }: RemoveFieldsProps) {
  const { a, b, format, removal } = view;
  if (!a || !b) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <AmountField
        label={text.poolTokens}
        value={format('liquidity')}
        onValueChange={(value) => onEnter('liquidity', value)}
        token={<span className="shrink-0 font-semibold">{text.poolTokenSymbol}</span>}
      />
      <AmountField
        label={formatSymbol(a.symbol)}
        value={format('a')}
        onValueChange={(value) => onEnter('a', value)}
        token={<CurrencyMark currency={a} />}
        footnote={removal ? <FiatText currency={a} raw={removal.amountA} /> : null}
      />
      <AmountField
        label={formatSymbol(b.symbol)}
        value={format('b')}
        onValueChange={(value) => onEnter('b', value)}
        token={<CurrencyMark currency={b} />}
        footnote={removal ? <FiatText currency={b} raw={removal.amountB} /> : null}
      />
    </div>
  );
}

export function CurrencyMark({ currency }: { currency: Currency }) {
  return (
    <span className="inline-flex max-w-[55%] shrink-0 items-center gap-2 font-semibold">
      <CurrencyLogo currency={currency} />
      <span className="truncate">{formatSymbol(currency.symbol)}</span>
    </span>
  );
}
