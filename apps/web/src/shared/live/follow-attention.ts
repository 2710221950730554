const hiddenMs = 5 * 60_000;

/** Active while the browser is online and the page is visible or was until recently; returns how to stop. */
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
