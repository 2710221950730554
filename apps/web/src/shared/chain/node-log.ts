/** The reason and time of a node's last failure (milliseconds since 1970). */
export type NodeFailure = { readonly message: string; readonly at: number };

const failures = new Map<string, NodeFailure>();
const lastAnswered = new Map<number, string>();

export function noteNodeFailure(url: string, error: unknown): void {
  failures.set(url, { message: error instanceof Error ? error.message : String(error), at: Date.now() });
}

export function noteNodeAnswer(chainId: number, url: string): void {
  lastAnswered.set(chainId, url);
}

/** The last failure of a node since the page was loaded. */
export function findNodeFailure(url: string): NodeFailure | undefined {
  return failures.get(url);
}

/** The node in use for a chain: the one that answered last. */
export function findNodeInUse(chainId: number): string | undefined {
  return lastAnswered.get(chainId);
}
