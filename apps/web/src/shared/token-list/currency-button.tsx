import { useState } from 'react';
import { messages } from '../message/messages.ts';
import { type Currency, formatSymbol, toCurrencyId } from './currency.ts';
import { CurrencyLogo } from './currency-logo.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

export interface CurrencyButtonProps {
  /** The side's label: `From`, `To`. */
  side: string;
  currency: Currency | undefined;
  onClick: () => void;
}

/** Shows the chosen currency of a side and opens the dialog to change it. */
export function CurrencyButton({ side, currency, onClick }: CurrencyButtonProps) {
  const text = messages.tokenField;
  // What the page begins with does not arrive.
  const [isOpened, setIsOpened] = useState(false);
  return (
    <button
      type="button"
      onClick={() => {
        setIsOpened(true);
        onClick();
      }}
      aria-haspopup="dialog"
      aria-label={currency ? text.choose(side, formatSymbol(currency.symbol)) : text.chooseFirst(side)}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border pr-2.5 pl-2 text-small font-semibold transition-colors',
        currency
          ? 'max-w-[55%] border-line bg-raised hover:bg-hover'
          : 'border-transparent bg-accent-soft pl-4 text-accent hover:brightness-97 dark:hover:brightness-115',
      )}
    >
      <span
        key={currency && toCurrencyId(currency)}
        className={classNames('flex min-w-0 items-center gap-2', isOpened && 'arrives')}
      >
        {currency && <CurrencyLogo currency={currency} />}
        <span className="truncate">{currency ? formatSymbol(currency.symbol) : text.select}</span>
      </span>
      <Icon name="chevronDown" size={18} className="shrink-0" />
    </button>
  );
}
