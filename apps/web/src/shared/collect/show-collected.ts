import type { ChainRef } from '../chain/chain-key.ts';
import { getExplorerLink } from '../chain/explorer-link.ts';
import { messages } from '../message/messages.ts';
import { dismissNotice, showNotice } from '../ui/notice-store.ts';

const text = messages.collect;
const successMs = 2_000;
const failureMs = 3_000;

/** A paid collection: the server's message, and the transaction that pays, null where it is not known. */
export type Collected = {
  readonly message?: string | undefined;
  readonly txHash: string | null;
};

/** Shows that the server collected, with its message or `Successfully`. */
export function showCollected({ chainId }: ChainRef, { message, txHash }: Collected): void {
  // The hub may have shown the same transaction as one from elsewhere.
  if (txHash !== null) dismissNotice(txHash);
  showNotice({
    tone: 'success',
    title: message ?? text.done,
    durationMs: successMs,
    ...(txHash !== null && {
      link: { label: text.viewTransaction, href: getExplorerLink('tx', txHash, chainId) },
    }),
  });
}

/** Shows `Collecting fail`. */
export function showCollectingFail(): void {
  showNotice({ tone: 'error', title: text.failed, durationMs: failureMs });
}
