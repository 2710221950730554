import { create } from 'zustand';
import type { FeedPrice } from './round.ts';

type LiveGame = {
  /** The newest price that the hub published. */
  readonly price: FeedPrice | undefined;
  /** A reorganisation occurred a short time ago. */
  readonly isReorganised: boolean;
};

export const useLiveGame = create<LiveGame>()(() => ({ price: undefined, isReorganised: false }));

const shownMs = 30_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Prices may arrive in any order; the feed's own time decides which is newer. */
export function noteLivePrice(price: FeedPrice): void {
  const known = useLiveGame.getState().price;
  if (!known || price.at > known.at) useLiveGame.setState({ price });
}

/** The published price may be from an undone block. */
export function noteReorganised(): void {
  useLiveGame.setState({ price: undefined, isReorganised: true });
  clearTimeout(timer);
  timer = setTimeout(() => useLiveGame.setState({ isReorganised: false }), shownMs);
}
