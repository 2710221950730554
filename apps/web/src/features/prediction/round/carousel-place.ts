/** What was looked at, and what the home was then. */
export type Looked = { readonly key: number; readonly home: number };

export type CarouselPlace = {
  /** In the order in which the slides stand; each keeps its key as others come and go at the ends. */
  readonly keys: readonly number[];
  /** The slide to begin with. */
  readonly home: number;
  /** Stays in sight though another becomes the home. */
  readonly isHeld: (key: number) => boolean;
};

/** What to show now: whoever looked at the home goes on to the next one, unless something holds it; everybody else stays. */
export function findCurrent({ key, home: last }: Looked, { keys, home, isHeld }: CarouselPlace): number {
  const isFollowing = key === last && !isHeld(key);
  return isFollowing || !keys.includes(key) ? home : key;
}

/** The key of the slide nearest to the middle of what shows. */
export function findNearest(list: HTMLElement, isVertical: boolean): number | undefined {
  const middle = isVertical ? list.scrollTop + list.clientHeight / 2 : list.scrollLeft + list.clientWidth / 2;
  const distances = [...list.querySelectorAll<HTMLElement>('[data-key]')].map((slide) => {
    const center = isVertical
      ? slide.offsetTop + slide.offsetHeight / 2
      : slide.offsetLeft + slide.offsetWidth / 2;
    return { key: Number(slide.dataset['key']), distance: Math.abs(center - middle) };
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.key;
}

const steps: Record<string, number> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  PageUp: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  PageDown: 1,
};

/** How many slides a key goes on; 0 for one that is none of its business. */
export function findStep(key: string, count: number): number {
  if (key === 'Home') return -count;
  return key === 'End' ? count : (steps[key] ?? 0);
}
