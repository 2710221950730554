/** Scrolling has ended after this time without a scroll event. */
const restMs = 150;

/** Calls back whenever a list stops scrolling, also in the Safari versions without `scrollend`. Returns how to stop. */
export function onScrollRest(list: HTMLElement, callback: () => void): () => void {
  const stop = new AbortController();
  if ('onscrollend' in list) list.addEventListener('scrollend', callback, { signal: stop.signal });
  else followSteps(list, callback, stop.signal);
  return () => stop.abort();
}

function followSteps(list: HTMLElement, callback: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, restMs);
  };
  list.addEventListener('scroll', restart, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
