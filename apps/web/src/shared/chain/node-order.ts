const ownRestMs = 30_000;
const leaveMs = 2000;

type NodeOrderOptions = {
  readonly urls: readonly string[];
  /** The person's own node, asked before all others while there is one. */
  readonly findOwnUrl?: () => string | undefined;
  readonly random?: () => number;
};

/** In which order the nodes are asked: the own one, then the one that answered last (at first one chosen at random), then the others. */
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

  /** A configured node that failed is asked again when the others did; the own one is left in peace for a while. */
  function noteFailure(url: string): void {
    if (url === findOwnUrl?.()) ownRestsUntil = performance.now() + ownRestMs;
  }

  /** Several reads find at once that their node is behind; the next node is not left with it. */
  function leave(): void {
    if (performance.now() - leftAt < leaveMs) return;
    leftAt = performance.now();
    const [current = '', next = current] = list();
    noteFailure(current);
    prefer(next);
  }

  return { list, prefer, noteFailure, leave };
}
