import type { ReactNode } from 'react';
import type { Reading } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { Skeleton } from './skeleton.tsx';

export interface ReadingTextProps<Value> {
  reading: Reading<Value>;
  format: (value: Value) => ReactNode;
  /** The reason for a missing value: shown on hover of the dash and read aloud. */
  unknownReason: string;
  /** The age of a stale value: `as of block 1,234`. */
  staleNote?: string;
  /** Size of the placeholder. */
  skeletonClassName?: string;
}

/** A value in its four states: placeholder, value, dimmed with its age, dash with a reason. */
export function ReadingText<Value>({
  reading,
  format,
  unknownReason,
  staleNote = messages.ui.stale,
  skeletonClassName = 'h-4 w-20',
}: ReadingTextProps<Value>) {
  if (reading.state === 'loading') return <Skeleton className={skeletonClassName} />;
  if (reading.state === 'value') return <span className="figures">{format(reading.value)}</span>;
  if (reading.state === 'stale') {
    return (
      <span className="figures text-muted" title={staleNote}>
        {format(reading.value)}
        <span className="sr-only"> ({staleNote})</span>
      </span>
    );
  }
  return <UnknownText reason={unknownReason} />;
}

/** The dash of a missing value, with the reason. */
export function UnknownText({ reason }: { reason: string }) {
  return (
    <span className="text-muted" title={messages.ui.unknownBecause(reason)}>
      <span aria-hidden>–</span>
      <span className="sr-only">{messages.ui.unknownBecause(reason)}</span>
    </span>
  );
}
