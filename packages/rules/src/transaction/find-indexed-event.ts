/** What somebody says a transaction of theirs did: fields of the event, in the spelling of the index (lower-case addresses, raw amounts). */
export type Claim = Readonly<Record<string, string>>;

/** An event of the index with the account that it belongs to. */
export type IndexedEvent = { account: string; blockNumber: number; fields: Claim };

/** Why a claim can never come true. */
export type Contradiction = 'another_sender' | 'another_event';

export type IndexFinding =
  | { outcome: 'absent' }
  | { outcome: 'matching'; blockNumber: number }
  | { outcome: 'contradicting'; reason: Contradiction };

/**
 * What the index says of one report: `events` are those of the claimed kind in the claimed transaction. The owner's own event with every claimed
 * field equal makes it true; events of that kind which are all another's, or all differ, make it false; no event says nothing.
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
