import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { FeedPrice } from './round.ts';

type LiveGame = {
  /** The newest price that the hub told of. */
  readonly price: FeedPrice | undefined;
  /** When (milliseconds, monotonic) the network was last seen to take blocks back. */
  readonly reorganisedAt: number | undefined;
};

export const useLiveGame = create<LiveGame>()(() => ({ price: undefined, reorganisedAt: undefined }));

/** Prices may arrive in any order; the feed's own time tells which is newer. */
export function noteLivePrice(price: FeedPrice): void {
  const known = useLiveGame.getState().price;
  if (!known || price.at > known.at) useLiveGame.setState({ price });
}

/** What was told may have been in blocks that are no more. */
export function noteReorganised(): void {
  useLiveGame.setState({ price: undefined, reorganisedAt: performance.now() });
}

const toldMs = 30_000;

/** Whether the network took blocks back a moment ago. */
export function useRecentReorganisation(): boolean {
  const at = useLiveGame((state) => state.reorganisedAt);
  const [isRecent, setIsRecent] = useState(false);
  useEffect(() => {
    if (at === undefined) return undefined;
    setIsRecent(true);
    const timer = setTimeout(() => setIsRecent(false), toldMs);
    return () => clearTimeout(timer);
  }, [at]);
  return isRecent;
}
