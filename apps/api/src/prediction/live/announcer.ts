import { headNotice, undoneNotice } from '@tradewind/db/indexing/chain-notices';
import { predictionNotice } from '@tradewind/db/prediction/prediction-notice';
import type { Notice } from '@tradewind/db/relay/notice';
import { computeOpenEpoch } from '@tradewind/rules/prediction/grid';
import { chainHeadSchema } from '@tradewind/schema/hub/chain-head';
import { z } from 'zod';
import type { Announcer } from '../../hub/run-announcer.ts';
import type { ChainClock } from '../chain-clock.ts';
import type { Market } from '../market.ts';
import type { MarketReader, MarketView } from '../market-reader.ts';
import { predictionChangeSchema } from '../prediction-change.ts';
import { listChanges } from './list-changes.ts';
import { addChange, addUndoing, createPendingChange, hasNews, type PendingChange } from './pending-change.ts';
import { findCalculating, type MarketEvent, toLive, toServerTime } from './to-live-events.ts';

/** Minimum and maximum interval of the live round's events, and the interval for a pending boundary. */
const liveMinimumMs = 500;
const liveMaximumMs = 5_000;
const calculatingMs = 5_000;

export type AnnouncerDeps = {
  market: Market;
  clock: ChainClock;
  reader: MarketReader;
  /** Publishes to the clients of this node: for the notices up to a sequence, or the state since. */
  publish: (event: MarketEvent, sequence: number) => void;
  /** Monotonic clock, in milliseconds. */
  now: () => number;
};

/**
 * The last published values, with times of the monotonic clock; `openEpoch` is -1 before the first read of the
 * market.
 */
type State = AnnouncerDeps & {
  pending: PendingChange;
  published: { sequence: number; second: number; openEpoch: number; isPaused: boolean };
  publishedAt: { live: number; calculating: number };
};

/**
 * Publishes the market to clients of this node: changes from notices, at a limited rate, and changes that only
 * time causes. Every node does so by itself; the sequences are those of the notices, so nodes agree.
 */
export function createAnnouncer(deps: AnnouncerDeps): Announcer {
  const state: State = {
    ...deps,
    pending: createPendingChange(),
    published: { sequence: 0, second: 0, openEpoch: -1, isPaused: false },
    publishedAt: { live: -Infinity, calculating: -Infinity },
  };
  return {
    receive: (notice, isPast) => receive(state, notice, isPast),
    tick: () => tick(state),
  };
}

const payloadSchema = z.record(z.string(), z.unknown());

function receive(
  { market, clock, pending }: State,
  { id, kind, chainId, payload }: Notice,
  isPast: boolean,
): void {
  if (chainId !== market.chainId) return;
  const content = { ...payloadSchema.parse(payload), chainId };
  if (kind === headNotice.kind) clock.see(chainHeadSchema.parse(content));
  if (kind !== predictionNotice.kind && kind !== undoneNotice.kind) return;
  if (isPast) {
    pending.sequence = id;
  } else if (kind === predictionNotice.kind) {
    addChange(pending, id, predictionChangeSchema.parse(content));
  } else {
    const { blockNumber } = chainHeadSchema.parse(content);
    clock.rewind(blockNumber);
    addUndoing(pending, id, blockNumber);
  }
}

async function tick(state: State): Promise<void> {
  const { market, clock, reader, published, publish } = state;
  if (isDue(state)) publishView(state, await reader.read(market));
  const second = clock.now();
  if (second === undefined || second === published.second) return;
  published.second = second;
  publish(toServerTime(market, second, published.isPaused), published.sequence);
}

function isDue(state: State): boolean {
  const { market, clock, published, pending } = state;
  const time = clock.now();
  const isOpened = time === undefined || computeOpenEpoch(market.genesis, time) !== published.openEpoch;
  return isOpened || hasNews(pending) || isLiveDue(state) || isCalculatingDue(state);
}

function isLiveDue({ now, publishedAt, pending }: State): boolean {
  return now() - publishedAt.live >= (pending.hasPrice ? liveMinimumMs : liveMaximumMs);
}

function isCalculatingDue({ now, publishedAt }: State): boolean {
  return now() - publishedAt.calculating >= calculatingMs;
}

function publishView(state: State, view: MarketView): void {
  const { pending, published, publishedAt, publish, now } = state;
  // Notices during the read may be newer than the tables.
  if (view.checkpoint.blockNumber < pending.blockNumber) return;
  const isOpened = published.openEpoch >= 0 && view.openEpoch !== published.openEpoch;
  const isCalculating = isOpened || isCalculatingDue(state);
  const isLive = isOpened || isLiveDue(state);
  const { sequence } = pending;
  const changes = listChanges(view, pending, published.openEpoch);
  Object.assign(published, { sequence, openEpoch: view.openEpoch, isPaused: view.state.isPaused });
  for (const event of changes) publish(event, sequence);
  state.pending = { ...createPendingChange(), sequence, hasPrice: pending.hasPrice && !isLive };
  if (isCalculating) {
    const calculating = findCalculating(view);
    if (calculating) publish(calculating, sequence);
    publishedAt.calculating = now();
  }
  if (isLive) {
    publish(toLive(view), sequence);
    publishedAt.live = now();
  }
}
