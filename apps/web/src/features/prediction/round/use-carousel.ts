import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CarouselPlace, findCurrent, findNearest, type Looked } from './carousel-place.ts';

/** Which slide of a list that scrolls is looked at, and how to look at another. */
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

  useLayoutEffect(() => {
    latestHome.current = home;
    const start = `${keys[0]} ${isVertical}`;
    const before = last.current ?? { start: '', current };
    last.current = { start, current };
    // Where slides came and went, what was looked at stays where it was on the screen.
    if (before.start !== start) scrollTo(listRef.current, before.current, 'instant');
    if (before.current !== current) scrollTo(listRef.current, current, 'smooth');
  });

  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const rest = () => {
      const key = findNearest(list, isVertical);
      if (key !== undefined) setLooked({ key, home: latestHome.current });
    };
    list.addEventListener('scrollend', rest);
    return () => list.removeEventListener('scrollend', rest);
  }, [listRef, isVertical]);

  return { current, show: (key) => setLooked({ key, home }) };
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
