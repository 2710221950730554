import { messages } from '../../../shared/message/messages.ts';
import { RollingText } from '../../../shared/ui/rolling-text.tsx';
import { formatCountdown } from './countdown.ts';

const text = messages.prediction;

/** The time until the open round locks; a dash while the chain time is unknown. */
export function CountdownText({ seconds, className }: { seconds: number | undefined; className?: string }) {
  return (
    <span role="timer" aria-label={text.timeLeft} className={className}>
      {seconds === undefined ? (
        <span title={text.timeUnknown}>
          <span aria-hidden>--:--</span>
          <span className="sr-only">{text.timeUnknown}</span>
        </span>
      ) : (
        <RollingText>{formatCountdown(seconds)}</RollingText>
      )}
    </span>
  );
}
