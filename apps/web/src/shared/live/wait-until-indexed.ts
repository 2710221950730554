import type { Hash } from 'viem';
import { useTransactionStore } from '../transaction/transaction-store.ts';
import type { LiveUpdate } from './live-update.ts';
import { useLiveStore } from './live-store.ts';
import { tapUpdates } from './update-taps.ts';

const pollMs = 1_000;
/** While the hub publishes, polling only covers a notice that was lost. */
const connectedPollMs = 4_000;
const patienceMs = 10_000;

/** Reads from the API whether the index has an included transaction. Its failure ends the wait. */
export type IndexedRead = (hash: Hash, signal: AbortSignal) => Promise<boolean>;

/**
 * Waits until the index has a sent transaction; returns false when it does not after ten seconds, can't be read, or
 * the wait is cancelled. It reads at once, at every notice of the hub that concerns the transaction, when the page
 * becomes visible, and by polling.
 */
export async function waitUntilIndexed(
  sentHash: Hash,
  isIndexed: IndexedRead,
  signal: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const endsAt = performance.now() + patienceMs;
  const inclusion = findInclusion(sentHash);
  const watch = watchNotices(inclusion, signal);
  try {
    while (!signal.aborted) {
      if (await isIndexed(inclusion.hash, signal)) return true;
      // Tested after a read: a page that the browser froze in between reads once more.
      const restMs = endsAt - performance.now();
      if (restMs <= 0) return false;
      await watch.next(restMs);
    }
  } catch {
    // The write is done even when the index is unreachable.
  } finally {
    watch.stop();
  }
  return false;
}

type Inclusion = { hash: Hash; chainId?: number; blockNumber?: number };

/** The transaction as a block has it: the wallet may have replaced the sent one by a repriced copy. */
function findInclusion(sentHash: Hash): Inclusion {
  const { records } = useTransactionStore.getState();
  const record = Object.values(records).find(({ hash }) => hash === sentHash);
  if (!record?.receipt) return { hash: sentHash };
  const { transactionHash: hash, blockNumber } = record.receipt;
  return { hash, chainId: record.chainId, blockNumber };
}

/** Waits for the next occasion to read; one that comes during a read is kept. */
function watchNotices(inclusion: Inclusion, signal: AbortSignal) {
  const listening = new AbortController();
  let isDue = false;
  let isNoticed = false;
  let wake: (() => void) | undefined;
  const ring = () => {
    isDue = true;
    wake?.();
  };
  const stopTap = tapUpdates((update) => {
    const isIndexed = isIndexedNotice(update, inclusion);
    if (isIndexed) isNoticed = true;
    if (isIndexed || update.kind === 'missed') ring();
  });
  const stopFollowing = useLiveStore.subscribe(ring);
  document.addEventListener('visibilitychange', ring, listening);
  signal.addEventListener('abort', ring, listening);

  return {
    next: async (restMs: number) => {
      const { state } = useLiveStore.getState();
      const hasNotices = state === 'connected' && inclusion.blockNumber !== undefined && !isNoticed;
      const timer = setTimeout(ring, Math.min(hasNotices ? connectedPollMs : pollMs, restMs));
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (isDue) resolve();
      });
      clearTimeout(timer);
      isDue = false;
    },
    stop: () => {
      stopTap();
      stopFollowing();
      listening.abort();
    },
  };
}

/** Whether the update says that the index has the transaction, or its block. */
function isIndexedNotice(update: LiveUpdate, { hash, chainId, blockNumber }: Inclusion): boolean {
  if (update.kind === 'transaction_noticed')
    return update.payload.transactions.some(
      (noticed) => noticed.hash === hash && noticed.blockNumber !== null,
    );
  if (update.kind !== 'chain_head' || blockNumber === undefined) return false;
  return update.payload.chainId === chainId && update.payload.blockNumber >= blockNumber;
}
