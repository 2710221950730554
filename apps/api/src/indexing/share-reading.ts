/**
 * A read shared by all callers. At most one runs and one is queued for all later callers: a result is never
 * older than its call.
 */
export function shareReading<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;

  function start(): Promise<Result> {
    running = read().finally(() => {
      running = next;
      next = undefined;
    });
    return running;
  }

  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
