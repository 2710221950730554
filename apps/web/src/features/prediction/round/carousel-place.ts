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
