/**
 * A client's claim about its transaction: fields of the event, in the spelling of the index (lower-case
 * addresses, raw amounts).
 */
export type Claim = Readonly<Record<string, string>>;

/** An event of the index with its account. */
export type IndexedEvent = { account: string; blockNumber: number; fields: Claim };

/** Why a claim is false for good. */
export type Contradiction = 'another_sender' | 'another_event';

export type IndexFinding =
  | { outcome: 'absent' }
  | { outcome: 'matching'; blockNumber: number }
  | { outcome: 'contradicting'; reason: Contradiction };

/**
 * The index's finding about one report: `events` are those of the claimed kind in the claimed transaction. The
 * owner's own event with equal claimed fields confirms it; events of that kind which all belong to other
 * accounts, or all differ, refute it; without an event the finding is open.
 */
export function findIndexedEvent(
  report: { owner: string; claim: Claim },
  events: readonly IndexedEvent[],
): IndexFinding {
  if (events.length === 0) return { outcome: 'absent' };
  const own = events.filter(({ account }) => account === report.owner);
  if (own.length === 0) return { outcome: 'contradicting', reason: 'another_sender' };
  const event = own.find(({ fields }) => isClaimed(report.claim, fields));
  return event
    ? { outcome: 'matching', blockNumber: event.blockNumber }
    : { outcome: 'contradicting', reason: 'another_event' };
}

function isClaimed(claim: Claim, fields: Claim): boolean {
  return Object.entries(claim).every(
    ([name, value]) => Object.hasOwn(fields, name) && fields[name] === value,
  );
}
