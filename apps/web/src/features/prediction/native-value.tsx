import { useCurrencies } from '../../shared/token-list/currencies.ts';
import { FiatNote, type FiatNoteProps } from '../../shared/token-list/fiat-note.tsx';

export type NativeValueProps = Pick<FiatNoteProps, 'isPast'> & { wei: bigint };

/** The value of an amount of the native coin, in brackets behind it; nothing of nothing. */
export function NativeValue({ wei, ...rest }: NativeValueProps) {
  const { native } = useCurrencies();
  return wei === 0n ? null : <FiatNote currency={native} raw={wei} {...rest} />;
}
