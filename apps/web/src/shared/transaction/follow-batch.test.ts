import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BatchRecord } from './batch-record.ts';
import { addBatch } from './batch-store.ts';
import { followBatch } from './follow-batch.ts';
import { useNoticeStore } from '../ui/notice-store.ts';
import { computeTransactionStatus, type TransactionRecord } from './transaction-record.ts';
import { clearTransactions, listBatches, useTransactionStore } from './transaction-store.ts';
import { account, hash, toHash } from '../../../test-support/known.ts';

const receipts = [{ transactionHash: hash, logs: [] }];
const batch: BatchRecord = {
  id: '0xbatch',
  summary: 'Swap 1 BUSD for 2 BNB',
  from: account,
  chainId: 31337,
  addedTime: 5,
  attr1: 'swap',
};

/** Follows the batch in a wallet that gives these answers one after another, then repeats the last. */
function follow(...answers: (() => unknown)[]) {
  addBatch(batch);
  let requested = 0;
  const readBatch = vi.fn(async () => {
    requested += 1;
    return answers[Math.min(requested, answers.length) - 1]?.();
  });
  return { end: followBatch({ readBatch }, batch), readBatch };
}

const readState = () => useTransactionStore.getState();

beforeEach(() => {
  vi.useFakeTimers();
  useTransactionStore.setState({ records: {}, batches: {} });
});
afterEach(() => void vi.useRealTimers());

describe('followBatch', () => {
  it('[TX-03] replaces the batch by its transaction once the wallet reports it', async () => {
    const { end, readBatch } = follow(
      () => ({ status: 100 }),
      () => ({ status: 100, receipts: null }),
      () => ({ status: 200, receipts }),
    );
    await vi.advanceTimersByTimeAsync(5000);
    const record = {
      hash,
      summary: batch.summary,
      from: account,
      chainId: 31337,
      addedTime: 5,
      attr1: 'swap',
      batchId: batch.id,
    };
    expect(await end).toEqual(record);
    expect(readBatch).toHaveBeenCalledTimes(3);
    expect(readState()).toMatchObject({ batches: {}, records: { [`31337:${hash}`]: record } });
  });

  it.each([500, 600])(
    '[TX-04] a reverted batch (%d) failed, even if its receipt is a success',
    async (status) => {
      const { end } = follow(() => ({ status, receipts }));
      const record = (await end) as TransactionRecord;
      const receipt = { status: 1 } as never;
      expect(computeTransactionStatus({ ...record, receipt })).toBe('failure');
    },
  );

  it('[TX-04] a batch that never reached the chain is dropped, with a notice', async () => {
    const { end } = follow(() => ({ status: 400 }));
    expect(await end).toBe('failed');
    expect(readState()).toMatchObject({ batches: {}, records: {} });
    expect(useNoticeStore.getState().notices).toMatchObject([
      { tone: 'error', text: expect.stringContaining('None of it happened.') },
    ]);
  });

  it('[TX-03] is completed by the tab that saw its transaction first', async () => {
    const { end } = follow(() => ({ status: 100 }));
    await vi.advanceTimersByTimeAsync(500);
    const { summary, from, chainId, addedTime } = batch;
    const record = { hash, summary, from, chainId, addedTime, batchId: batch.id };
    // The state that another tab stores.
    useTransactionStore.setState({ batches: {}, records: { [`31337:${hash}`]: record } });
    await vi.advanceTimersByTimeAsync(2500);
    expect(await end).toEqual(record);
  });

  it('[TX-02] polls on through a closed wallet, malformed answers and an unknown batch', async () => {
    const { end } = follow(
      () => {
        throw Object.assign(new Error('closed'), { code: 4900 });
      },
      () => 'garbage',
      () => {
        throw Object.assign(new Error('what?'), { code: 5730 });
      },
      () => ({ status: 200, receipts }),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(listBatches(readState(), batch.chainId, account)).toMatchObject([{ isUnknown: true }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await end).toMatchObject({ hash });
  });

  it.each([
    ['0x38', '0x7a69'],
    [56, 31337],
    ['garbage', undefined],
  ])(
    '[TX-03] given a status of chain %s, then the batch stays pending until one of its own',
    async (other, own) => {
      const { end } = follow(
        () => ({ status: 200, chainId: other, receipts: [{ transactionHash: toHash('2') }] }),
        () => ({ status: 200, chainId: own, receipts }),
      );
      await vi.advanceTimersByTimeAsync(500);
      expect(listBatches(readState(), batch.chainId, account)).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await end).toMatchObject({ hash });
    },
  );

  it('[TX-03] given batches of two chains with one id, then each has its own end', async () => {
    const other = { ...batch, chainId: 31338 };
    addBatch(other);
    const { end } = follow(() => ({ status: 200, receipts }));
    const otherEnd = followBatch({ readBatch: async () => ({ status: 400 }) }, other);
    expect(await end).toMatchObject({ hash, chainId: 31337 });
    expect(await otherEnd).toBe('failed');
  });

  it('[TX-02] stops when the user clears it, without a notice', async () => {
    const { end, readBatch } = follow(() => ({ status: 100 }));
    await vi.advanceTimersByTimeAsync(2500);
    clearTransactions(31337, account);
    await vi.advanceTimersByTimeAsync(2500);
    expect(await end).toBe('unknown');
    const requested = readBatch.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(readBatch).toHaveBeenCalledTimes(requested);
  });

  it('[TX-02] two callers share one poll', async () => {
    const { end, readBatch } = follow(() => ({ status: 200, receipts }));
    const second = vi.fn();
    expect(followBatch({ readBatch: second }, batch)).toBe(end);
    await end;
    expect(readBatch).toHaveBeenCalledTimes(1);
    expect(second).not.toHaveBeenCalled();
  });
});
