/** The last shown slide, and the home slide at that time. */
export type Looked = { readonly key: number; readonly home: number };

export type CarouselPlace = {
  /** In display order; each slide keeps its key as others are added and removed at the ends. */
  readonly keys: readonly number[];
  /** The initial slide. */
  readonly home: number;
  /** Whether a slide stays current though another becomes the home. */
  readonly isHeld: (key: number) => boolean;
};

/**
 * The slide to show now. A user at the home follows it to the
 * next one, unless the slide is held. Any other choice stays.
 */
export function findCurrent({ key, home: last }: Looked, { keys, home, isHeld }: CarouselPlace): number {
  const isFollowing = key === last && !isHeld(key);
  return isFollowing || !keys.includes(key) ? home : key;
}

/** The key of the slide nearest to the scroll position. */
export function findNearest(list: HTMLElement, isVertical: boolean): number | undefined {
  const distances = [...list.querySelectorAll<HTMLElement>('[data-key]')].map((slide) => {
    const rest = computeRest(list, slide);
    const distance = isVertical ? rest.top - list.scrollTop : rest.left - list.scrollLeft;
    return { key: Number(slide.dataset['key']), distance: Math.abs(distance) };
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.key;
}

/** The scroll offsets of a current slide: bottom-aligned in a vertical list, centred in a horizontal one. */
export function computeRest(list: HTMLElement, slide: HTMLElement): { top: number; left: number } {
  return {
    top: slide.offsetTop + slide.offsetHeight - list.clientHeight,
    left: slide.offsetLeft + (slide.offsetWidth - list.clientWidth) / 2,
  };
}

const steps: Record<string, number> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  PageUp: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  PageDown: 1,
};

/** The number of slides that a key moves; 0 for any other key. */
export function findStep(key: string, count: number): number {
  if (key === 'Home') return -count;
  return key === 'End' ? count : (steps[key] ?? 0);
}
