import type { WireProject } from '@tradewind/schema/launchpad/project';
import { messages } from '../../../shared/message/messages.ts';
import { UnknownText } from '../../../shared/ui/reading-text.tsx';
import { nameChains } from '../list/project-amount.tsx';
import { UtcTime } from '../time/utc-time.tsx';

const text = messages.launchpad;

/** The rounds of a project with the times at which they open. */
export function RoundDates({ project: { details, schedules, unknownRounds } }: { project: WireProject }) {
  if (schedules.length === 0) return null;
  return (
    <div className="grid gap-1.5 text-small">
      <h3 className="text-muted">{text.schedules}</h3>
      <ul className="grid gap-1">
        {schedules.map(({ round, startDate }) => {
          const detail = details.find(({ id }) => id === round);
          return (
            <li key={round} className="flex justify-between gap-4">
              <span className="min-w-0 font-medium wrap-anywhere">{detail?.name ?? text.round(round)}</span>
              <span className="shrink-0">
                {startDate !== null ? (
                  <UtcTime seconds={startDate} />
                ) : detail !== undefined && unknownRounds.includes(round) ? (
                  <UnknownText reason={text.chainUnknown(nameChains([detail.chainId]))} />
                ) : (
                  text.tba
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
