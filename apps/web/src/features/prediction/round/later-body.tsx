import { messages } from '../../../shared/message/messages.ts';
import { RollingText } from '../../../shared/ui/rolling-text.tsx';
import { computeLaterCountdown, formatLaterCountdown } from '../live/countdown.ts';

const text = messages.prediction;

/** A later round: only its start time. */
export function LaterBody({ lockAt, now }: { lockAt: number; now: number }) {
  const { until, seconds } = computeLaterCountdown(lockAt, now);
  return (
    <div className="text-center">
      <p className="text-small text-muted">{until === 'start' ? text.roundStarts : text.entryStarts}</p>
      <RollingText className="text-heading font-semibold">{formatLaterCountdown(seconds)}</RollingText>
    </div>
  );
}
