import { roundSeconds } from '@tradewind/rules/prediction/grid';
import { messages } from '../../../shared/message/messages.ts';

/** The elapsed part of a round's 300 seconds. */
export function RoundProgress({ seconds }: { seconds: number }) {
  const elapsed = Math.min(roundSeconds, Math.max(0, seconds));
  return (
    <div className="relative h-1 shrink-0 overflow-hidden bg-sunken">
      <progress
        aria-label={messages.prediction.progress}
        max={roundSeconds}
        value={elapsed}
        className="absolute inset-0 size-full opacity-0"
      />
      <div
        aria-hidden
        className="passes h-full origin-left bg-accent"
        style={{ scale: `${elapsed / roundSeconds} 1` }}
      />
    </div>
  );
}
