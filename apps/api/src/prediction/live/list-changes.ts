import type { MarketView } from '../market-reader.ts';
import { toWireRound } from '../to-wire-round.ts';
import type { PendingChange } from './pending-change.ts';
import { type MarketEvent, toJoined, toReload } from './to-live-events.ts';

/** The events of changes; `openBefore` is the last published open round, -1 for none. */
export function listChanges(
  view: MarketView,
  { stakes, epochs, hasPause, isUndone }: PendingChange,
  openBefore: number,
): MarketEvent[] {
  if (isUndone) return [toReload('reorg', null)];
  const changed = view.rounds.filter(({ epoch }) => epochs.has(epoch));
  const reason = changed.some(({ outcome }) => outcome === 'void') ? 'voided' : 'settled';
  const toWire = (rounds: MarketView['rounds']) => rounds.map((round) => toWireRound(round, view));
  return [
    ...[...stakes.values()].map(toJoined),
    ...(epochs.size > 0 ? [toReload(reason, toWire(changed))] : []),
    ...(hasPause ? [toReload('paused', [])] : []),
    ...(openBefore >= 0 && openBefore !== view.openEpoch
      ? [toReload('opened', toWire(listMoved(view, openBefore)))]
      : []),
  ];
}

/**
 * The rounds that time has changed, and future ones: from the previously live one on. Where time went back,
 * which only an undone chain causes, all of them: clients may have read them at the earlier time.
 */
function listMoved({ rounds, openEpoch }: MarketView, openBefore: number): MarketView['rounds'] {
  return openEpoch < openBefore ? rounds : rounds.filter(({ epoch }) => epoch >= openBefore - 1);
}
