import { useRef } from 'react';
import { toTypedAmount, type TypedAmount } from './amount-text.ts';

/** The next text of a field with `value` after `entered`, from the typed keys; undefined means refused. */
export function useTypedAmount(value: string): (entered: string) => string | undefined {
  const typed = useRef<TypedAmount>({ text: '' });
  return (entered) => {
    // Text that was set by code was not typed.
    const next = toTypedAmount(entered, typed.current.text === value ? typed.current : { text: value });
    if (next) typed.current = next;
    return next?.text;
  };
}
