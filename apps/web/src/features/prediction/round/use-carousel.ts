import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findNearest } from './carousel-place.ts';

export type CarouselOptions = {
  /** In the order in which they stand; a slide keeps its key as others come and go at the ends. */
  readonly keys: readonly number[];
  /** The slide to begin with, and to go on to where the person has not chosen another. */
  readonly home: number;
  readonly isVertical: boolean;
  /** Stays in sight though another becomes the home. */
  readonly isHeld: (key: number) => boolean;
};

/** Which slide of a list that scrolls is looked at, and how to look at another. */
export function useCarousel(
  listRef: RefObject<HTMLElement | null>,
  { keys, home, isVertical, isHeld }: CarouselOptions,
): { readonly current: number; readonly show: (key: number) => void } {
  const [current, setCurrent] = useState(home);
  const latest = useRef({ current, home });
  const look = (key: number) => {
    latest.current = { ...latest.current, current: key };
    setCurrent(key);
  };

  // What is looked at stays where it is; who looked at the home goes on to the next one.
  const settle = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    settle.current = () => {
      const { current: looked, home: last } = latest.current;
      const isFollowing = looked === last && !isHeld(looked);
      const next = isFollowing || !keys.includes(looked) ? home : looked;
      scrollTo(listRef.current, looked, 'instant');
      if (next !== looked) scrollTo(listRef.current, next, 'smooth');
      latest.current = { current: next, home };
      setCurrent(next);
    };
  });
  const [first] = keys;
  useLayoutEffect(() => settle.current(), [first, isVertical]);

  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const rest = () => {
      const key = findNearest(list, isVertical);
      if (key === undefined) return;
      latest.current = { ...latest.current, current: key };
      setCurrent(key);
    };
    list.addEventListener('scrollend', rest);
    return () => list.removeEventListener('scrollend', rest);
  }, [listRef, isVertical]);

  const show = (key: number) => {
    look(key);
    scrollTo(listRef.current, key, 'smooth');
  };
  return { current, show };
}

function scrollTo(list: HTMLElement | null, key: number, behavior: ScrollBehavior): void {
  const slide = list?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (!list || !slide) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  list.scrollTo({
    top: slide.offsetTop - (list.clientHeight - slide.offsetHeight) / 2,
    left: slide.offsetLeft - (list.clientWidth - slide.offsetWidth) / 2,
    behavior: isStill ? 'instant' : behavior,
  });
}
