import { formatUsd } from '@tradewind/rules/amount/format-usd';
import type { ReactNode } from 'react';
import { messages } from '../message/messages.ts';
import { ReadingText } from '../ui/reading-text.tsx';
import { formatSymbol } from './currency.ts';
import { type CurrencyAmount, useAgedValue } from './currency-value.ts';

const text = messages.fiat;
/** An older price says its age. */
const oldMinutes = 10;

export interface FiatTextProps extends CurrencyAmount {
  format?: (valueUsdE18: bigint) => ReactNode;
}

/** The value of a raw amount in US dollars, or a dash with the reason why it is not known. */
export function FiatText({ format = formatUsd, ...amount }: FiatTextProps) {
  const { value, ageMinutes } = useAgedValue(amount);
  const isWithoutPrice = value.state === 'unknown' && value.reason === 'no-price';
  return (
    <>
      <ReadingText
        reading={value}
        format={format}
        unknownReason={isWithoutPrice ? text.noPrice(formatSymbol(amount.currency.symbol)) : text.unreachable}
        staleNote={ageMinutes === undefined ? messages.ui.stale : text.age(ageMinutes)}
        skeletonClassName="h-3 w-14"
      />
      {ageMinutes !== undefined && ageMinutes >= oldMinutes && ` · ${text.age(ageMinutes)}`}
    </>
  );
}
