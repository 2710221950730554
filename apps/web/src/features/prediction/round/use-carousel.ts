import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CarouselPlace, computeRest, findCurrent, findNearest, type Looked } from './carousel-place.ts';
import { onScrollRest } from './on-scroll-rest.ts';

/** The current slide of a scrolling list, and a function that shows another. */
export function useCarousel(
  listRef: RefObject<HTMLElement | null>,
  isVertical: boolean,
  place: CarouselPlace,
): { readonly current: number; readonly show: (key: number) => void } {
  const { keys, home } = place;
  const [looked, setLooked] = useState<Looked>({ key: home, home });
  const current = findCurrent(looked, place);
  const latestHome = useRef(home);
  const last = useRef<{ start: string; current: number }>(undefined);
  /** The target of a programmatic scroll, until it is reached or the user scrolls. */
  const target = useRef<number>(undefined);

  useLayoutEffect(() => {
    latestHome.current = home;
    const start = `${keys[0]} ${isVertical}`;
    const before = last.current ?? { start: '', current };
    last.current = { start, current };
    if (before.start !== start || before.current !== current) target.current = current;
    // When slides were added or removed, the current one keeps its place on the screen.
    if (before.start !== start) scrollTo(listRef.current, before.current, 'instant');
    if (before.current !== current) scrollTo(listRef.current, current, 'smooth');
  });

  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const rest = () => {
      const key = findNearest(list, isVertical);
      // Slides that were added, removed or resized have interrupted the scroll.
      if (target.current !== undefined && key !== target.current)
        return scrollTo(list, target.current, 'instant');
      target.current = undefined;
      if (key !== undefined) setLooked({ key, home: latestHome.current });
    };
    const leave = onScrollRest(list, rest);
    const leavePerson = onPerson(list, () => (target.current = undefined));
    return () => {
      leave();
      leavePerson();
    };
  }, [listRef, isVertical]);

  return { current, show: (key) => setLooked({ key, home }) };
}

/** Calls back when the user may start to scroll the list; returns how to stop. */
function onPerson(list: HTMLElement, onStart: () => void): () => void {
  const stop = new AbortController();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'focusin'])
    list.addEventListener(type, onStart, { passive: true, signal: stop.signal });
  return () => stop.abort();
}

function scrollTo(list: HTMLElement | null, key: number, behavior: ScrollBehavior): void {
  const slide = list?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (!list || !slide) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  list.scrollTo({
    ...computeRest(list, slide),
    behavior: isStill ? 'instant' : behavior,
  });
}
