const hiddenMs = 5 * 60_000;

/** Works while the page is looked at or was a short time ago, and the browser is online; returns how to stop following. */
export function followAttention(work: { resume(): void; pause(): void }): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    if (!navigator.onLine) work.pause();
    else if (document.visibilityState === 'visible') work.resume();
    else timer = setTimeout(() => work.pause(), hiddenMs);
  };
  document.addEventListener('visibilitychange', update, stop);
  for (const event of ['online', 'offline']) addEventListener(event, update, stop);
  update();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
