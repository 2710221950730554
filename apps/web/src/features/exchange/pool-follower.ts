import type { PoolChanged } from '@tradewind/schema/hub/pool-changed';
import type { LiveUpdate } from '../../shared/live/live-update.ts';
import { applyChange, type KnownPools } from './known-pools.ts';

/** Deltas that may come while a snapshot is under way. */
const mostWaiting = 100;

/** Keeps a snapshot up to date by what the hub tells of one chain. */
export type PoolFollower = {
  take(update: LiveUpdate): void;
  /** To be taken before a snapshot is asked for. */
  getMark(): number;
  /** Goes on from a snapshot where nothing was missed since the mark; the pools as they now stand. */
  follow(snapshot: KnownPools, mark: number): KnownPools;
  /** The pools as of the block or a later one, as soon as the hub has told of it; undefined where it does not within the time. */
  reach(blockNumber: number, patienceMs: number): Promise<KnownPools | undefined>;
};

/**
 * Followed are only snapshots of the index, whose blocks are those of the hub, and never over a gap: after blocks were undone, something was missed, or
 * the topic was left, a snapshot has to be asked for anew.
 */
export function createPoolFollower(onChange: (pools: KnownPools) => void): PoolFollower {
  let mark = 0;
  let isJoined = false;
  let head = { blockNumber: 0, blockHash: '' };
  let given: KnownPools | undefined;
  let followed: KnownPools | undefined;
  let waiting: PoolChanged[] = [];
  const listeners = new Set<() => void>();

  function restart(from: KnownPools | undefined): void {
    mark += 1;
    followed = from;
    waiting = [];
    advance();
  }

  function advance(): void {
    if (followed && followed.blockNumber < head.blockNumber)
      followed = { ...followed, blockNumber: head.blockNumber };
    for (const listener of listeners) listener();
  }

  /** What was given before anything was told may be of the very block at which the telling begins. */
  function isGivenOf({ blockNumber, blockHash }: typeof head): boolean {
    if (given?.blockNumber !== blockNumber || given.blockHash !== blockHash) return false;
    return waiting.every((change) => change.blockNumber <= blockNumber);
  }

  function takeChange(change: PoolChanged): void {
    if (change.pools === null || waiting.length === mostWaiting) restart(undefined);
    else if (!followed) waiting.push(change);
    else if (change.blockNumber > followed.blockNumber) {
      const { pools } = followed;
      followed = applyChange(followed, change);
      if (!followed) restart(undefined);
      else if (followed.pools !== pools) onChange(followed);
    }
  }

  return {
    take: (update) => {
      if (update.kind === 'joined') {
        isJoined = true;
        restart(isGivenOf(head) ? given : undefined);
      } else if (update.kind === 'left') {
        isJoined = false;
        restart(undefined);
      } else if (update.kind === 'missed') restart(undefined);
      else if (update.kind === 'pool_changed') takeChange(update.payload);
      else if (update.kind === 'chain_head') {
        head = update.payload;
        advance();
      }
    },
    getMark: () => mark,
    follow: (snapshot, markBefore) => {
      given = snapshot;
      if (!isJoined || markBefore !== mark) return snapshot;
      restart(
        waiting
          .filter(({ blockNumber }) => blockNumber > snapshot.blockNumber)
          .reduce<KnownPools | undefined>((known, change) => known && applyChange(known, change), snapshot),
      );
      return followed ?? snapshot;
    },
    reach: (blockNumber, patienceMs) =>
      new Promise((resolve) => {
        const isThere = () => followed !== undefined && followed.blockNumber >= blockNumber;
        const end = () => {
          listeners.delete(look);
          clearTimeout(timer);
          resolve(isThere() ? followed : undefined);
        };
        const look = () => {
          if (!followed || isThere()) end();
        };
        const timer = setTimeout(end, patienceMs);
        listeners.add(look);
        look();
      }),
  };
}
