import { messages } from '../../../shared/message/messages.ts';
import { formatFeedPrice } from '../live/price.ts';
import { useNativeFormat } from '../format-native.ts';
import type { Difference, RoundVerification } from './verify-round.ts';
import { VerifyLine } from '../../../shared/verify/verify-line.tsx';

const text = messages.predictionVerify;

export interface PageLineProps {
  result: RoundVerification['page'];
  isCompared: boolean;
}

/** Whether this page agrees with the chain, and the differences. */
export function PageLine({ result: { verdict, differences }, isCompared }: PageLineProps) {
  const formatNative = useNativeFormat();
  return (
    <VerifyLine verdict={verdict} title={text.page}>
      {!isCompared && <p>{text.pageAway}</p>}
      {verdict === 'good' && <p>{text.pageSame}</p>}
      {differences.map((difference) => (
        <p key={difference.field} className="text-loss">
          {text.pageDiffers(
            text.fields[difference.field],
            formatSide(difference, 'shown', formatNative),
            formatSide(difference, 'chain', formatNative),
          )}
        </p>
      ))}
    </VerifyLine>
  );
}

function formatSide(
  difference: Difference,
  side: 'shown' | 'chain',
  formatNative: (wei: bigint) => string,
): string {
  const value = difference[side];
  if (value === undefined) return text.nothing;
  if (typeof value === 'string') return text.outcomes[value];
  const isPrice = difference.field === 'lockedPrice' || difference.field === 'closedPrice';
  return isPrice ? formatFeedPrice(value) : formatNative(value);
}
