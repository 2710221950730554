import type { OutgoingEvent } from '../../hub/event/outgoing-event.ts';
import type { MarketView } from '../market-reader.ts';
import { toWireRound } from '../to-wire-round.ts';
import type { PendingChange } from './pending-change.ts';
import { toJoined, toReload } from './to-live-events.ts';

/** What clients are told of changes; `isOpened`: another round is open than they were told of. */
export function listChanges(
  view: MarketView,
  { stakes, epochs, hasPause, isUndone }: PendingChange,
  isOpened: boolean,
): OutgoingEvent[] {
  if (isUndone) return [toReload('reorg', null)];
  const changed = view.rounds.filter(({ epoch }) => epochs.has(epoch));
  const reason = changed.some(({ outcome }) => outcome === 'void') ? 'voided' : 'settled';
  const toWire = (rounds: MarketView['rounds']) => rounds.map((round) => toWireRound(round, view));
  return [
    ...[...stakes.values()].map(toJoined),
    ...(epochs.size > 0 ? [toReload(reason, toWire(changed))] : []),
    ...(hasPause ? [toReload('paused', [])] : []),
    // The one that ended, the one that lives, and those that are to come.
    ...(isOpened
      ? [toReload('opened', toWire(view.rounds.filter(({ epoch }) => epoch >= view.openEpoch - 2)))]
      : []),
  ];
}
