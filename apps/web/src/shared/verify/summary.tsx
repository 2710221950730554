import { messages } from '../message/messages.ts';
import { InlineNotice, type InlineNoticeTone } from '../ui/inline-notice.tsx';
import type { Verdict } from './verdict.ts';

const text = messages.verify;

const tones: Record<Verdict, InlineNoticeTone> = { good: 'information', bad: 'error', open: 'warning' };

/** The overall verdict, with the reason in the words of its subject. */
export function Summary({ verdict, reason }: { verdict: Verdict; reason: string }) {
  return (
    <InlineNotice tone={tones[verdict]} title={text.sums[verdict]}>
      {reason}
    </InlineNotice>
  );
}
