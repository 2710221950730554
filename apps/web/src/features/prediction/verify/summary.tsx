import { messages } from '../../../shared/message/messages.ts';
import { InlineNotice, type InlineNoticeTone } from '../../../shared/ui/inline-notice.tsx';
import type { Verdict } from './verify-round.ts';

const text = messages.predictionVerify;

const tones: Record<Verdict, InlineNoticeTone> = { good: 'information', bad: 'error', open: 'warning' };

/** The overall verdict. */
export function Summary({ verdict, isOver }: { verdict: Verdict; isOver: boolean }) {
  if (verdict === 'open' && !isOver) return <InlineNotice tone="information" title={text.notOver} />;
  return (
    <InlineNotice tone={tones[verdict]} title={text.sums[verdict]}>
      {text.sumTexts[verdict]}
    </InlineNotice>
  );
}
