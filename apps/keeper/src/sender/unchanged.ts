import type { Intent } from './intent.ts';
import type { Moment } from './sender-parts.ts';

/** The intents that need no look at the node. */
export type Unchanged = {
  /** The open intents without those that the last round saw in a block, at the same head. */
  exclude: (moment: Pick<Moment, 'head'>, open: readonly Intent[]) => Intent[];
  /** Notes the open intents of a round that has ended. */
  note: (moment: Pick<Moment, 'head'>, open: readonly Intent[]) => void;
};

/**
 * Remembers the intents in blocks: at the same head their receipts are the same. So a transaction that waits for its
 * finality costs requests once a block, not once a round.
 */
export function createUnchanged(): Unchanged {
  let headHash: string | undefined;
  let versions = new Set<string>();
  return {
    exclude: ({ head }, open) =>
      open.filter((intent) => head.hash !== headHash || !versions.has(toVersion(intent))),
    note: ({ head }, open) => {
      headHash = head.hash;
      versions = new Set(open.filter(({ state }) => state === 'included').map(toVersion));
    },
  };
}

/** The state is part of it: the block may be undone, and the nonce bound again. */
function toVersion({ intentKey, state, txHash, blockHash }: Intent): string {
  return `${intentKey} ${state} ${txHash} ${blockHash}`;
}
