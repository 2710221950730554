import { useChain } from '../../shared/chain/use-chain.ts';
import { SignedText } from '../../shared/ui/signed-text.tsx';
import { formatPlaces, formatSignedPlaces } from './amount.ts';
import { useNativeFormat } from './format-native.ts';

export interface NativeTextProps {
  wei: bigint;
  /** `signed` for a difference, in the colour of a gain or a loss; `exact` shows every digit. */
  form?: 'plain' | 'signed' | 'exact';
  className?: string;
}

/** An amount of the native coin with its unit: four places, every digit on hover. */
export function NativeText({ wei, form = 'plain', className }: NativeTextProps) {
  const { symbol } = useChain().client.chain.nativeCurrency;
  const exact = useNativeFormat()(wei);
  return (
    <span title={exact} className={`figures whitespace-nowrap ${className ?? ''}`}>
      {form === 'exact' ? (
        exact
      ) : form === 'signed' ? (
        <SignedText>{`${formatSignedPlaces(wei)} ${symbol}`}</SignedText>
      ) : (
        `${formatPlaces(wei)} ${symbol}`
      )}
    </span>
  );
}
