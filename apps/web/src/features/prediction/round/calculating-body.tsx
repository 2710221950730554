import { messages } from '../../../shared/message/messages.ts';
import { TurningRing } from '../../../shared/ui/spinner.tsx';
import { formatUtcTime } from '../live/countdown.ts';
import { lateSeconds } from '../prove/late-boundary.ts';
import { FigureList, LockedPriceLine, PoolLine } from './round-figures.tsx';
import type { RoundView } from './round-view.ts';

const text = messages.prediction;

export interface CalculatingBodyProps {
  round: RoundView;
  now: number;
  silentSince: number | undefined;
}

/** The round has ended, and its prices are not proven yet. */
export function CalculatingBody({ round, now, silentSince }: CalculatingBodyProps) {
  const isLate = now - round.closeAt > lateSeconds;
  return (
    <>
      <div className="mb-3 flex flex-col items-center gap-2 text-center">
        <span className="text-warning">
          <TurningRing size={32} />
        </span>
        <p className="text-small font-semibold text-balance">
          {isLate ? text.calculatingLate : text.calculatingText}
        </p>
        {silentSince !== undefined && (
          <p className="text-caption text-muted">{text.feedSilent(formatUtcTime(silentSince))}</p>
        )}
      </div>
      <FigureList>
        <LockedPriceLine price={round.lockPrice} />
        <PoolLine pool={round.pool} />
      </FigureList>
    </>
  );
}
