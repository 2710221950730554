import { useEffect, useRef } from 'react';
import { messages } from '../message/messages.ts';
import { sideways } from '../ui/sideways.ts';
import { useCurrencies } from './currencies.ts';
import { type Currency, formatSymbol, toCurrencyId } from './currency.ts';
import { CurrencyLogo } from './currency-logo.tsx';

export interface CommonBasesProps {
  selectedId: string | undefined;
  onSelect: (currency: Currency) => void;
}

/** The row of the most traded currencies; it scrolls sideways, also by the wheel. */
export function CommonBases({ selectedId, onSelect }: CommonBasesProps) {
  const { common } = useCurrencies();
  const rowRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    rowRef.current
      ?.querySelector('[aria-pressed=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <ul
      ref={rowRef}
      aria-label={messages.tokenList.commonBases}
      onWheel={({ currentTarget, deltaX, deltaY }) => {
        if (deltaX === 0) currentTarget.scrollLeft += deltaY;
      }}
      style={sideways}
      className="flex gap-2"
    >
      {common.map((currency) => (
        <li key={toCurrencyId(currency)} className="shrink-0">
          <button
            type="button"
            onClick={() => onSelect(currency)}
            aria-pressed={toCurrencyId(currency) === selectedId}
            className="touch-target inline-flex min-h-10 items-center gap-2 rounded-full border border-line px-3 text-small font-semibold transition-colors hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            <CurrencyLogo currency={currency} size={20} />
            {formatSymbol(currency.symbol)}
          </button>
        </li>
      ))}
    </ul>
  );
}
