import type { Notice } from '@tradewind/db/relay/notice';
import { computeOpenEpoch } from '@tradewind/rules/prediction/grid';
import { chainHeadSchema } from '@tradewind/schema/hub/chain-head';
import { z } from 'zod';
import type { OutgoingEvent } from '../../hub/event/outgoing-event.ts';
import { predictionChangeSchema } from '../../hub/event/prediction-change.ts';
import type { ChainClock } from '../chain-clock.ts';
import type { Market } from '../market.ts';
import type { MarketReader, MarketView } from '../market-reader.ts';
import { listChanges } from './list-changes.ts';
import { addChange, addUndoing, createPendingChange, isTelling } from './pending-change.ts';
import { findCalculating, toLive, toServerTime } from './to-live-events.ts';

/** The live round is told at most this often, and at least so often; that a boundary waits, this often. */
const liveMinimumMs = 500;
const liveMaximumMs = 5_000;
const calculatingMs = 5_000;

export type Announcer = {
  hear: (notice: Notice, isPast: boolean) => void;
  /** Tells what is due; called four times a second, which is how often the stakes of a round are told at most. */
  tick: () => Promise<void>;
};

export type AnnouncerDeps = {
  market: Market;
  clock: ChainClock;
  reader: MarketReader;
  /** Tells the clients of this node: of the notices up to a sequence, or how things stand since. */
  tell: (event: OutgoingEvent, sequence: number) => void;
  /** Monotonic, in milliseconds. */
  now: () => number;
};

const payloadSchema = z.record(z.string(), z.unknown());

/**
 * What clients of this node are told of the market: what notices say has changed, at its own pace, and what none says, because only time has passed.
 * Every node does so for itself; the sequences are those of the notices, so nodes agree.
 */
export function createAnnouncer({ market, clock, reader, tell, now }: AnnouncerDeps): Announcer {
  const told = { sequence: 0, second: 0, openEpoch: -1, isPaused: false };
  const toldAt = { live: -Infinity, calculating: -Infinity };
  let pending = createPendingChange();

  const isLiveDue = () => now() - toldAt.live >= (pending.hasPrice ? liveMinimumMs : liveMaximumMs);
  const isCalculatingDue = () => now() - toldAt.calculating >= calculatingMs;

  function isDue(time: number | undefined): boolean {
    const isOpened = time === undefined || computeOpenEpoch(market.genesis, time) !== told.openEpoch;
    return isOpened || isTelling(pending) || isLiveDue() || isCalculatingDue();
  }

  function tellView(view: MarketView): void {
    // The tables are told of before their reader has them only where the reader asked before that.
    if (view.checkpoint.blockNumber < pending.blockNumber) return;
    const isOpened = told.openEpoch >= 0 && view.openEpoch !== told.openEpoch;
    const changes = listChanges(view, pending, isOpened);
    const calculating = isOpened || isCalculatingDue() ? findCalculating(view) : undefined;
    const isLive = isOpened || isLiveDue();
    const { hasPrice, sequence } = pending;
    pending = { ...createPendingChange(), sequence, hasPrice: hasPrice && !isLive };
    Object.assign(told, { sequence, openEpoch: view.openEpoch, isPaused: view.state.isPaused });
    if (isOpened || isCalculatingDue()) toldAt.calculating = now();
    if (isLive) toldAt.live = now();
    for (const event of [...changes, calculating, isLive ? toLive(view) : undefined]) {
      if (event) tell(event, sequence);
    }
  }

  return {
    hear: ({ id, kind, chainId, payload }, isPast) => {
      if (chainId !== market.chainId) return;
      const content = { ...payloadSchema.parse(payload), chainId };
      if (kind === 'chain.head') clock.see(chainHeadSchema.parse(content));
      if (kind !== 'prediction.changed' && kind !== 'chain.undone') return;
      if (isPast) {
        pending.sequence = id;
      } else if (kind === 'prediction.changed') {
        addChange(pending, id, predictionChangeSchema.parse(content));
      } else {
        clock.rewind();
        addUndoing(pending, id, chainHeadSchema.parse(content).blockNumber);
      }
    },
    tick: async () => {
      if (isDue(clock.now())) tellView(await reader.read(market));
      const second = clock.now();
      if (second === undefined || second === told.second) return;
      told.second = second;
      tell(toServerTime(market, second, told.isPaused), told.sequence);
    },
  };
}
