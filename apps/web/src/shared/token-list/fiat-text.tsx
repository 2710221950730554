import { formatUsd } from '@tradewind/rules/amount/format-usd';
import { usePriceAge } from '../market-info/token-prices.query.ts';
import { messages } from '../message/messages.ts';
import { ReadingText } from '../ui/reading-text.tsx';
import { formatSymbol } from './currency.ts';
import { type CurrencyAmount, useCurrencyValue } from './currency-value.ts';

const text = messages.fiat;
/** An older price says its age. */
const oldMinutes = 10;

/** The value of a raw amount in US dollars, or a dash with the reason why it is not known. */
export function FiatText(amount: CurrencyAmount) {
  const value = useCurrencyValue(amount);
  const age = usePriceAge();
  const isWithoutPrice = value.state === 'unknown' && value.reason === 'no-price';
  return (
    <>
      <ReadingText
        reading={value}
        format={formatUsd}
        unknownReason={isWithoutPrice ? text.noPrice(formatSymbol(amount.currency.symbol)) : text.unreachable}
        staleNote={age === undefined ? messages.ui.stale : text.age(age)}
        skeletonClassName="h-3 w-14"
      />
      {value.state === 'stale' && age !== undefined && age >= oldMinutes && ` · ${text.age(age)}`}
    </>
  );
}
