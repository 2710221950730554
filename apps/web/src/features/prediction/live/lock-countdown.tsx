import { messages } from '../../../shared/message/messages.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { formatCountdown } from './countdown.ts';

/** The time until a round locks, in the header of its controls. */
export function LockCountdown({ seconds, className }: { seconds: number; className: string }) {
  const left = formatCountdown(seconds);
  return (
    <span className={`figures inline-flex items-center gap-1.5 ${className}`}>
      <Icon name="clock" size={16} />
      <span className="sr-only">{messages.prediction.locksIn(left)}</span>
      <span aria-hidden>{left}</span>
    </span>
  );
}
