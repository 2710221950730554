import type { PoolChanged } from '@tradewind/schema/hub/pool-changed';
import type { LiveUpdate } from '../../shared/live/live-update.ts';
import { applyChange, type KnownPools } from './known-pools.ts';

/** Deltas that may come while a snapshot is under way. */
const mostWaiting = 100;

/** Keeps a snapshot up to date by what the hub tells of one chain. */
export type PoolFollower = {
  readonly take: (update: LiveUpdate) => void;
  /** To be taken before a snapshot is asked for. */
  readonly getMark: () => number;
  /** Goes on from a snapshot where nothing was missed since the mark; the pools as they now stand. */
  readonly follow: (snapshot: KnownPools, mark: number) => KnownPools;
  /** The pools as of the block or a later one, as soon as the hub has told of it; undefined where it does not within the time. */
  readonly reach: (blockNumber: number, patienceMs: number) => Promise<KnownPools | undefined>;
};

type State = {
  readonly onChange: (pools: KnownPools) => void;
  mark: number;
  isJoined: boolean;
  head: { readonly blockNumber: number; readonly blockHash: string };
  /** The last snapshot, followed or not. */
  given: KnownPools | undefined;
  followed: KnownPools | undefined;
  waiting: PoolChanged[];
  readonly listeners: Set<() => void>;
};

/**
 * Followed are only snapshots of the index, whose blocks are those of the hub, and never over a gap: after blocks were undone, something was missed, or
 * the topic was left, a snapshot has to be asked for anew.
 */
export function createPoolFollower(onChange: (pools: KnownPools) => void): PoolFollower {
  const state: State = {
    onChange,
    mark: 0,
    isJoined: false,
    head: { blockNumber: 0, blockHash: '' },
    given: undefined,
    followed: undefined,
    waiting: [],
    listeners: new Set(),
  };
  return {
    take: (update) => take(state, update),
    getMark: () => state.mark,
    follow: (snapshot, mark) => {
      state.given = snapshot;
      if (!state.isJoined || mark !== state.mark) return snapshot;
      if (state.followed && state.followed.blockNumber >= snapshot.blockNumber) return state.followed;
      const later = state.waiting.filter(({ blockNumber }) => blockNumber > snapshot.blockNumber);
      restart(state, later.reduce<KnownPools | undefined>(applyToKnown, snapshot));
      return state.followed ?? snapshot;
    },
    reach: (blockNumber, patienceMs) => reach(state, blockNumber, patienceMs),
  };
}

function take(state: State, update: LiveUpdate): void {
  if (update.kind === 'joined') {
    state.isJoined = true;
    restart(state, isGivenOfHead(state) ? state.given : undefined);
  } else if (update.kind === 'left') {
    state.isJoined = false;
    restart(state, undefined);
  } else if (update.kind === 'missed') restart(state, undefined);
  else if (update.kind === 'pool_changed') takeChange(state, update.payload);
  else if (update.kind === 'chain_head') {
    state.head = update.payload;
    advance(state);
  }
}

/** What was given before anything was told may be of the very block at which the telling begins. */
function isGivenOfHead({ given, head, waiting }: State): boolean {
  if (given?.blockNumber !== head.blockNumber || given.blockHash !== head.blockHash) return false;
  return waiting.every(({ blockNumber }) => blockNumber <= head.blockNumber);
}

function takeChange(state: State, change: PoolChanged): void {
  const { followed, waiting } = state;
  if (change.pools === null || waiting.length === mostWaiting) return restart(state, undefined);
  if (!followed) return void waiting.push(change);
  if (change.blockNumber <= followed.blockNumber) return undefined;
  const changed = applyChange(followed, change);
  if (!changed) return restart(state, undefined);
  state.followed = changed;
  if (changed.pools !== followed.pools) state.onChange(changed);
  return undefined;
}

function applyToKnown(known: KnownPools | undefined, change: PoolChanged): KnownPools | undefined {
  return known && applyChange(known, change);
}

function restart(state: State, from: KnownPools | undefined): void {
  state.mark += 1;
  state.followed = from;
  state.waiting = [];
  advance(state);
}

/** The hub tells of a block after what it changed. */
function advance(state: State): void {
  const { followed, head, listeners } = state;
  if (followed && followed.blockNumber < head.blockNumber)
    state.followed = { ...followed, blockNumber: head.blockNumber };
  for (const listener of listeners) listener();
}

function reach(state: State, blockNumber: number, patienceMs: number): Promise<KnownPools | undefined> {
  const find = () => {
    const { followed } = state;
    return followed && followed.blockNumber >= blockNumber ? followed : undefined;
  };
  return new Promise((resolve) => {
    const end = () => {
      state.listeners.delete(look);
      clearTimeout(timer);
      resolve(find());
    };
    const look = () => {
      if (!state.followed || find()) end();
    };
    const timer = setTimeout(end, patienceMs);
    state.listeners.add(look);
    look();
  });
}
