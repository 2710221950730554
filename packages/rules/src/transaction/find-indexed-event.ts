/**
 * The fields of an event, as a client reports them or the index has them, in the spelling of the index (lower-case
 * addresses, raw amounts).
 */
export type EventFields = Readonly<Record<string, string>>;

/** An event of the index with its account. */
export type IndexedEvent = { account: string; blockNumber: number; fields: EventFields };

/** Why a report is false for good. */
export type Contradiction = 'another_sender' | 'another_event';

export type IndexFinding =
  | { kind: 'absent' }
  | { kind: 'matching'; blockNumber: number }
  | { kind: 'contradicting'; reason: Contradiction };

/**
 * The index's finding about one report: `events` are those of the reported kind in the reported transaction. The
 * owner's own event with equal reported fields confirms it; events of that kind which all belong to other
 * accounts, or all differ, refute it; without an event the finding is open.
 */
export function findIndexedEvent(
  report: { owner: string; fields: EventFields },
  events: readonly IndexedEvent[],
): IndexFinding {
  if (events.length === 0) return { kind: 'absent' };
  const own = events.filter(({ account }) => account === report.owner);
  if (own.length === 0) return { kind: 'contradicting', reason: 'another_sender' };
  const event = own.find(({ fields }) => hasFields(report.fields, fields));
  return event
    ? { kind: 'matching', blockNumber: event.blockNumber }
    : { kind: 'contradicting', reason: 'another_event' };
}

function hasFields(reported: EventFields, fields: EventFields): boolean {
  return Object.entries(reported).every(
    ([name, value]) => Object.hasOwn(fields, name) && fields[name] === value,
  );
}
