/** Waits the given milliseconds; rejects with the signal's reason as soon as it aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
