// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addTransaction, useTransactionStore } from '../transaction/transaction-store.ts';
import { setLiveState } from './live-store.ts';
import type { LiveUpdate } from './live-update.ts';
import { publishToTaps } from './update-taps.ts';
import { waitUntilIndexed } from './wait-until-indexed.ts';

const chainId = 56;
const hash = `0x${'ab'.repeat(32)}` as const;
const otherHash = `0x${'cd'.repeat(32)}` as const;
const account = `0x${'11'.repeat(20)}` as const;
const blockNumber = 100;

let cancel: AbortController;
const isIndexed = vi.fn<(hash: string, signal: AbortSignal) => Promise<boolean>>();

const head = (number: number, chain = chainId): LiveUpdate => ({
  kind: 'chain_head',
  payload: { chainId: chain, blockNumber: number, blockHash: hash, blockTimestamp: 1 },
});
const noticed = (of: typeof hash): LiveUpdate => ({
  kind: 'transaction_noticed',
  payload: { chainId, transactions: [{ hash: of, status: 'indexed', blockNumber }] },
});

/** Stores the transaction as included; `transactionHash` is another one where the wallet repriced it. */
function include(transactionHash: typeof hash = hash): void {
  addTransaction({
    hash,
    chainId,
    from: account,
    addedTime: 1,
    receipt: {
      blockHash: hash,
      blockNumber,
      contractAddress: null,
      from: account,
      status: 1,
      to: account,
      transactionHash,
      transactionIndex: 0,
    },
  });
}

/** Starts to wait with an index that has no answer yet; `end` is set once the wait is over. */
async function start() {
  const wait: { end?: boolean } = {};
  void waitUntilIndexed(hash, isIndexed, cancel.signal).then((end) => (wait.end = end));
  await vi.advanceTimersByTimeAsync(0);
  return wait;
}

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  cancel = new AbortController();
  isIndexed.mockReset().mockResolvedValue(false);
  useTransactionStore.setState({ records: {} });
  setLiveState('connected');
});
afterEach(() => {
  cancel.abort();
  setLiveState('off');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('while the hub publishes', () => {
  it('[HUB-02] given an index that has the transaction already, then one read ends the wait', async () => {
    include();
    isIndexed.mockResolvedValue(true);
    expect((await start()).end).toBe(true);
    expect(isIndexed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the transaction', noticed(hash)],
    ['its block', head(blockNumber)],
    ['a later block', head(blockNumber + 3)],
    ['a gap in a topic', { kind: 'missed', topic: `head:${chainId}` } as const],
  ])('[HUB-02] given a notice of %s, then the index is read at once', async (_, update) => {
    include();
    const wait = await start();
    isIndexed.mockResolvedValue(true);
    publishToTaps(update);
    await vi.advanceTimersByTimeAsync(0);
    expect([wait.end, isIndexed.mock.calls.length]).toEqual([true, 2]);
  });

  it.each([
    ['another transaction', noticed(otherHash)],
    ['an earlier block', head(blockNumber - 1)],
    ['another chain', head(blockNumber, 1)],
  ])('[HUB-02] given a notice of %s, then the index is not read', async (_, update) => {
    include();
    await start();
    publishToTaps(update);
    await vi.advanceTimersByTimeAsync(0);
    expect(isIndexed).toHaveBeenCalledTimes(1);
  });

  it('[HUB-02] given a notice during a read, then the index is read again after it', async () => {
    include();
    const read = Promise.withResolvers<boolean>();
    isIndexed.mockReturnValueOnce(read.promise).mockResolvedValue(true);
    const wait = await start();
    publishToTaps(head(blockNumber));
    read.resolve(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(wait.end).toBe(true);
  });

  it('[HUB-02] given a node of the API that lags behind the notice, then it is polled each second', async () => {
    include();
    const wait = await start();
    publishToTaps(noticed(hash));
    await vi.advanceTimersByTimeAsync(0);
    isIndexed.mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([wait.end, isIndexed.mock.calls.length]).toEqual([true, 3]);
  });

  it('[HUB-02] given a lost notice, then a slow poll finds it', async () => {
    include();
    const wait = await start();
    isIndexed.mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(3_900);
    expect(isIndexed).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(wait.end).toBe(true);
  });
});

describe('without the hub', () => {
  beforeEach(() => setLiveState('connecting'));

  it('[HUB-02] then the index is polled each second', async () => {
    include();
    const wait = await start();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(isIndexed).toHaveBeenCalledTimes(3);
    isIndexed.mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wait.end).toBe(true);
  });

  it('[HUB-02] given a hub that is lost during the wait, then the index is read at once and polled', async () => {
    setLiveState('connected');
    include();
    await start();
    setLiveState('connecting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isIndexed).toHaveBeenCalledTimes(3);
  });
});

it('[HUB-02] given an index that never has it, then the wait ends after ten seconds and leaves no timer', async () => {
  include();
  const wait = await start();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(wait.end).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect([wait.end, vi.getTimerCount()]).toEqual([false, 0]);
  const reads = isIndexed.mock.calls.length;
  publishToTaps(noticed(hash));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isIndexed).toHaveBeenCalledTimes(reads);
});

it('[HUB-02] given an index that is unreachable, then the wait ends: the write is done', async () => {
  include();
  isIndexed.mockRejectedValue(new Error('unreachable'));
  expect((await start()).end).toBe(false);
});

it('[HUB-02] given a page that was frozen while hidden, when it is visible again, then the index is read once more', async () => {
  include();
  setVisibility('hidden');
  const wait = await start();
  // The clock goes on while the browser holds the timers of the page.
  const frozen = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(frozen);
  isIndexed.mockResolvedValue(true);
  setVisibility('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(wait.end).toBe(true);
});

it('[HUB-02] given a wait that is cancelled, then it ends, and its read receives the signal', async () => {
  include();
  const wait = await start();
  expect(isIndexed).toHaveBeenLastCalledWith(hash, cancel.signal);
  cancel.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect([wait.end, isIndexed.mock.calls.length]).toEqual([false, 1]);
});

it('[HUB-02] [TX-04] given a transaction that the wallet repriced, then the index is read for the included one', async () => {
  include(otherHash);
  await start();
  expect(isIndexed.mock.lastCall?.[0]).toBe(otherHash);
  isIndexed.mockResolvedValue(true);
  publishToTaps(noticed(otherHash));
  await vi.advanceTimersByTimeAsync(0);
  expect(isIndexed).toHaveBeenCalledTimes(2);
});
