import { useId, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Badge, type BadgeTone } from '../../../shared/ui/badge.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import { NativeText } from '../native-text.tsx';
import { SideBadge } from '../side-badge.tsx';
import { HistoryDetails } from './history-details.tsx';
import { findResult, type HistoryEntry, type HistoryState } from './history-entry.ts';

const text = messages.predictionHistory;

const tones: Record<HistoryState, BadgeTone> = {
  waiting: 'neutral',
  live: 'accent',
  calculating: 'warning',
  won: 'gain',
  refund: 'gain',
  collecting: 'accent',
  collected: 'neutral',
  lost: 'neutral',
  refunded: 'neutral',
};

/** One round in a row that expands to its details. */
export function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { round, state, stake, isUp } = entry;
  const result = findResult(entry);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setIsOpen(!isOpen)}
        className="flex w-full items-center gap-3 px-4 py-3 text-left transition-colors hover:bg-hover tablet:px-6"
      >
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-2">
            <span className="figures text-small font-semibold">{text.round(String(round.id))}</span>
            <SideBadge isUp={isUp} />
          </span>
          <span className="mt-1 block text-caption text-muted">
            <TimeText seconds={round.startTime} />
          </span>
        </span>
        <span className="flex flex-col items-end gap-1 text-small font-medium">
          {result === undefined ? <NativeText wei={stake} /> : <NativeText wei={result} form="signed" />}
          <Badge tone={tones[state]}>{text.states[state]}</Badge>
        </span>
        <Icon
          name="chevronDown"
          size={18}
          className={`shrink-0 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <HistoryDetails entry={entry} />}
      </div>
    </li>
  );
}
