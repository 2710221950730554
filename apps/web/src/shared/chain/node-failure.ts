/** Why a node last failed, and when (milliseconds since 1970). */
export type NodeFailure = { readonly message: string; readonly at: number };

const failures = new Map<string, NodeFailure>();

export function noteNodeFailure(url: string, error: unknown): void {
  failures.set(url, { message: error instanceof Error ? error.message : String(error), at: Date.now() });
}

/** The last failure of a node since the page was loaded. */
export function findNodeFailure(url: string): NodeFailure | undefined {
  return failures.get(url);
}
