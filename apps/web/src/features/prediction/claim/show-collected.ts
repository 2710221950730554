import type { collectionFields } from '@tradewind/schema/prediction/collection';
import type * as z from 'zod/mini';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { messages } from '../../../shared/message/messages.ts';
import { showNotice } from '../../../shared/ui/notice-store.ts';

const text = messages.predictionClaim;
const successMs = 2_000;
const failureMs = 3_000;

/** The server's answer: its message, and the transaction that pays. */
export type Collected = {
  readonly message?: string | undefined;
  readonly extra: z.infer<(typeof collectionFields)['extra']>;
};

/** Shows that rounds were collected, with the server's message or `Successfully`. */
export function showCollected({ chainId }: ChainRef, { message, extra: { txHash } }: Collected): void {
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
