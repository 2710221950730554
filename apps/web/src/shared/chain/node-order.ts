const ownRestMs = 30_000;
const leaveMs = 2000;

type NodeOrderOptions = {
  readonly urls: readonly string[];
  /** The user's own node; it precedes all others while there is one. */
  readonly findOwnUrl?: () => string | undefined;
  readonly random?: () => number;
};

/** The order of the nodes: the own one, the last one that answered (at first a random one), the others. */
export function createNodeOrder({ urls, findOwnUrl, random = Math.random }: NodeOrderOptions) {
  let preferred = Math.floor(random() * urls.length);
  let ownRestsUntil = 0;
  let leftAt = Number.NEGATIVE_INFINITY;

  function list(): string[] {
    const own = performance.now() < ownRestsUntil ? undefined : findOwnUrl?.();
    const configured = [...urls.slice(preferred), ...urls.slice(0, preferred)];
    return own === undefined ? configured : [own, ...configured.filter((url) => url !== own)];
  }

  function prefer(url: string): void {
    if (urls.includes(url)) preferred = urls.indexOf(url);
  }

  /** A failed configured node is tried again after the others; the own one is skipped for a while. */
  function noteFailure(url: string): void {
    if (url === findOwnUrl?.()) ownRestsUntil = performance.now() + ownRestMs;
  }

  /** Concurrent reads find together that their node is behind; only the first one switches to the next node. */
  function leave(): void {
    if (performance.now() - leftAt < leaveMs) return;
    leftAt = performance.now();
    const [current = '', next = current] = list();
    noteFailure(current);
    prefer(next);
  }

  return { list, prefer, noteFailure, leave };
}
