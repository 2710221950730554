import { messages } from '../../../shared/message/messages.ts';
import { formatFeedPrice } from '../live/price.ts';
import { formatNative } from '../format-native.ts';
import type { Difference, RoundJudgement } from './judge-round.ts';
import { VerifyLine } from './verify-line.tsx';

const text = messages.predictionVerify;

export interface PageLineProps {
  judgement: RoundJudgement['page'];
  isCompared: boolean;
}

/** Whether this page agrees with the chain, and the differences. */
export function PageLine({ judgement: { verdict, differences }, isCompared }: PageLineProps) {
  return (
    <VerifyLine verdict={verdict} title={text.page}>
      {!isCompared && <p>{text.pageAway}</p>}
      {verdict === 'good' && <p>{text.pageSame}</p>}
      {differences.map((difference) => (
        <p key={difference.field} className="text-loss">
          {text.pageDiffers(
            text.fields[difference.field],
            formatSide(difference, 'shown'),
            formatSide(difference, 'chain'),
          )}
        </p>
      ))}
    </VerifyLine>
  );
}

function formatSide(difference: Difference, side: 'shown' | 'chain'): string {
  const value = difference[side];
  if (value === undefined) return text.nothing;
  if (typeof value === 'string') return text.outcomes[value];
  const isPrice = difference.field === 'lockedPrice' || difference.field === 'closedPrice';
  return isPrice ? formatFeedPrice(value) : formatNative(value);
}
