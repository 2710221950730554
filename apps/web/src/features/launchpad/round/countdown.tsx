import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import { RollingText } from '../../../shared/ui/rolling-text.tsx';
import { formatCountdown } from '../../../shared/time/countdown.ts';

/** The time of the sale's chain until a date; a dash while it is unknown. */
export function Countdown({ label, until }: { label: string; until: bigint }) {
  const seconds = useChainTime();
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-control bg-sunken px-4 py-3">
      <span className="text-small text-muted">{label}</span>
      <span role="timer" aria-label={label} className="figures text-title font-semibold">
        {seconds === undefined ? (
          <span title={messages.launchpadProject.saleUnknown}>–</span>
        ) : (
          <RollingText>{formatCountdown(Number(until) - seconds)}</RollingText>
        )}
      </span>
    </p>
  );
}
