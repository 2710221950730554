import { lazy } from 'react';
import { messages } from '../message/messages.ts';
import { OptionalPart } from '../ui/optional-part.tsx';
import type { CurrencyAmount } from './currency-value.ts';

/** Pages draw their amounts before the code of values has loaded. */
const FiatText = lazy(() => import('./fiat-text.tsx').then((module) => ({ default: module.FiatText })));

const text = messages.fiat;

export interface FiatNoteProps extends CurrencyAmount {
  /** The amount is of the past, its price of today. */
  isPast?: boolean;
}

/** The value of an amount, in brackets behind it. */
export function FiatNote({ isPast = false, ...amount }: FiatNoteProps) {
  return (
    <OptionalPart>
      <span className="font-normal whitespace-nowrap text-muted" title={isPast ? text.todayAbout : undefined}>
        {' '}
        (<FiatText {...amount} />
        {isPast && ` ${text.today}`})
      </span>
    </OptionalPart>
  );
}
