import type { ChainHead } from '@tradewind/schema/hub/chain-head';
import type { PoolChanged } from '@tradewind/schema/hub/pool-changed';
import type { LiveUpdate } from '../../../shared/live/live-update.ts';
import { applyChange, type KnownPools } from './known-pools.ts';

/** The maximum number of stored updates, and of blocks, for a snapshot under way or until they are plausible. */
const mostKept = 100;

const noHead = { blockNumber: 0, blockHash: '0x' } as const;

/** Keeps a snapshot current with the hub's updates of one chain. */
export type PoolFollower = {
  readonly take: (update: LiveUpdate) => void;
  /** Takes a snapshot of the index, current once the hub has published its block; returns the newest known pools. */
  readonly follow: (snapshot: KnownPools) => KnownPools;
  /** The pools as of the block or a later one, once published; undefined when the time runs out. */
  readonly reach: (blockNumber: number, patienceMs: number) => Promise<KnownPools | undefined>;
};

type PoolFollowerOptions = {
  readonly onChange: (pools: KnownPools) => void;
  /** Whether a block from the hub is plausible. */
  readonly isBelieved: (blockNumber: number) => boolean;
};

type State = PoolFollowerOptions & {
  isJoined: boolean;
  head: Pick<ChainHead, 'blockNumber' | 'blockHash'>;
  /** The published block hashes of the index, while no later update was missed. */
  published: Map<number, string>;
  given: KnownPools | undefined;
  followed: KnownPools | undefined;
  /** Deltas for a snapshot that is under way. */
  waiting: PoolChanged[];
  /** Pending updates, from the first implausible block on. */
  held: LiveUpdate[];
  readonly listeners: Set<() => void>;
};

/**
 * Follows only a snapshot whose block hash the hub has published, and never
 * across a gap. After undone blocks, a missed update, or a left topic it needs a
 * new snapshot. A late snapshot from any source is still correct for its block.
 */
export function createPoolFollower(options: PoolFollowerOptions): PoolFollower {
  const state: State = {
    ...options,
    isJoined: false,
    head: noHead,
    published: new Map(),
    given: undefined,
    followed: undefined,
    waiting: [],
    held: [],
    listeners: new Set(),
  };
  return {
    take: (update) => {
      if (update.kind === 'left') state.held = [];
      state.held.push(update);
      takeHeld(state);
    },
    follow: (snapshot) => {
      if (!isAsNew(state.followed, snapshot)) state.given = snapshot;
      adopt(state);
      return isAsNew(state.followed, snapshot) ? state.followed : snapshot;
    },
    reach: (blockNumber, patienceMs) => reach(state, blockNumber, patienceMs),
  };
}

function isAsNew(followed: KnownPools | undefined, { blockNumber }: KnownPools): followed is KnownPools {
  return followed !== undefined && followed.blockNumber >= blockNumber;
}

/**
 * In the order of arrival. A block that stays implausible may
 * be false, and all updates that came with it are dropped.
 */
function takeHeld(state: State): void {
  const { held, isBelieved } = state;
  for (let update = held[0]; update; update = held[0]) {
    const head = update.kind === 'pool_changed' || update.kind === 'chain_head' ? update.payload : undefined;
    if (head && !isBelieved(head.blockNumber)) break;
    held.shift();
    takeNext(state, update);
  }
  if (held.length <= mostKept) return;
  state.held = held.filter(({ kind }) => kind === 'joined');
  state.head = noHead;
  restart(state, false);
}

function takeNext(state: State, update: LiveUpdate): void {
  if (update.kind === 'joined') {
    state.isJoined = true;
    restart(
      state,
      state.waiting.every(({ blockNumber }) => blockNumber <= state.head.blockNumber),
    );
  } else if (update.kind === 'left') {
    state.isJoined = false;
    state.head = noHead;
    restart(state, false);
  } else if (update.kind === 'missed') restart(state, false);
  else if (update.kind === 'pool_changed') takeChange(state, update.payload);
  else if (update.kind === 'chain_head') takeHead(state, update.payload);
}

function takeChange(state: State, change: PoolChanged): void {
  const { followed, head, waiting } = state;
  if (change.pools === null) return restart(state, change.blockNumber === head.blockNumber);
  if (waiting.length === mostKept) return restart(state, false);
  if (!followed) return void waiting.push(change);
  if (change.blockNumber <= followed.blockNumber) return undefined;
  const changed = applyChange(followed, change);
  if (!changed) return restart(state, false);
  state.followed = changed;
  if (changed.pools !== followed.pools) state.onChange(changed);
  return undefined;
}

/** The hub publishes a block after its changes. */
function takeHead(state: State, head: ChainHead): void {
  const { head: last, published } = state;
  state.head = head;
  const isOther = head.blockNumber === last.blockNumber && head.blockHash !== last.blockHash;
  if (head.blockNumber < last.blockNumber || isOther) return restart(state, true);
  published.set(head.blockNumber, head.blockHash);
  const [oldest] = published.keys();
  if (published.size > mostKept && oldest !== undefined) published.delete(oldest);
  return advance(state);
}

/** Restarts without history; only the head may be kept. */
function restart(state: State, keepsHead: boolean): void {
  const { blockNumber, blockHash } = state.head;
  state.published = new Map(keepsHead ? [[blockNumber, blockHash]] : []);
  state.followed = undefined;
  state.waiting = [];
  advance(state);
}

function advance(state: State): void {
  adopt(state);
  const { followed, head, listeners } = state;
  if (followed && followed.blockNumber < head.blockNumber)
    state.followed = toLater(followed, head.blockNumber);
  for (const listener of listeners) listener();
}

/** The same pools as of a later block without a change. */
function toLater({ places = [], pools }: KnownPools, blockNumber: number): KnownPools {
  return { blockNumber, places, pools };
}

/** Makes the snapshot current, if the hub has published its block. */
function adopt(state: State): void {
  const { given, published, waiting } = state;
  if (!state.isJoined || state.followed || !given) return undefined;
  if (given.blockHash === undefined || published.get(given.blockNumber) !== given.blockHash) return undefined;
  const later = waiting.filter(({ blockNumber }) => blockNumber > given.blockNumber);
  const known = later.reduce<KnownPools | undefined>(applyToKnown, given);
  if (!known) return restart(state, false);
  state.given = undefined;
  state.waiting = [];
  state.followed = known;
  if (known.pools !== given.pools) state.onChange(known);
  return undefined;
}

function applyToKnown(known: KnownPools | undefined, change: PoolChanged): KnownPools | undefined {
  return known && applyChange(known, change);
}

function reach(state: State, blockNumber: number, patienceMs: number): Promise<KnownPools | undefined> {
  const find = () => {
    takeHeld(state);
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
