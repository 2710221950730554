import { describe, expect, it } from 'vitest';
import { findWrite, listPendingWrites, type WriteSources } from './pending-writes.ts';
import type { LiveRun } from './run-store.ts';
import type { TransactionProgress } from './transaction-plan.ts';
import { type TransactionRecord, transactionRecordSchema } from './transaction-record.ts';
import { toWriteAmount } from './write-amount.ts';

const account = `0x${'a'.repeat(40)}` as const;
const other = `0x${'b'.repeat(40)}` as const;
const hash = `0x${'1'.repeat(64)}` as const;
const summary = 'Swap 1 BNB for 2 BUSD';
const record: TransactionRecord = { hash, summary, from: account, chainId: 31337, addedTime: 5 };
const receipt = {
  blockHash: hash,
  blockNumber: 7,
  contractAddress: null,
  from: account,
  status: 1,
  to: other,
  transactionHash: hash,
  transactionIndex: 0,
} as const;
const bnb = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 } as const;
const amounts = [toWriteAmount({ role: 'pay', raw: 5n, currency: bnb, account, isEstimate: false })];
const none: WriteSources = { runs: [], records: {}, batches: {}, requests: {} };
const key = `31337:${hash}`;

function createRun(progress: TransactionProgress): LiveRun {
  return { id: '0', account, startedTime: 4, summary, amounts, progress };
}

function listKeys(sources: Partial<WriteSources>): string[] {
  return listPendingWrites({ ...none, ...sources }, account.toUpperCase().replace('0X', '0x')).map(
    (write) => write.key,
  );
}

describe('listPendingWrites', () => {
  it('[TX-02] lists what waits in the wallet, as a batch, or for its inclusion, newest first', () => {
    const batch = { id: '0xb', summary: 'Swap 3 BNB', from: account, chainId: 31337, addedTime: 9 };
    const sources = {
      runs: [createRun({ stage: 'wallet' })],
      records: { [key]: record },
      batches: { '31337:0xb': batch },
    };
    expect(listKeys(sources)).toEqual(['31337:0xb', key, 'run 0']);
  });

  it('given a run whose transaction is stored, then counts it once', () => {
    const runs = [createRun({ stage: 'submitted', hash })];
    expect(listKeys({ runs, records: { [key]: record } })).toEqual(['run 0']);
  });

  it('given ends, unknown transactions or another account, then lists none of them', () => {
    expect(listKeys({ runs: [createRun({ stage: 'done', hash })] })).toEqual([]);
    expect(listKeys({ runs: [createRun({ stage: 'indexing', hash })] })).toEqual([]);
    expect(listKeys({ records: { [key]: { ...record, receipt } } })).toEqual([]);
    expect(listKeys({ records: { [key]: { ...record, isUnknown: true } } })).toEqual([]);
    expect(listKeys({ records: { [key]: { ...record, from: other } } })).toEqual([]);
  });
});

function findProgress(stored: TransactionRecord): TransactionProgress | undefined {
  return findWrite({ ...none, records: { [key]: stored } }, key)?.progress;
}

function listStates(stored: TransactionRecord) {
  return findProgress(stored)?.steps?.map(({ state }) => state);
}

describe('findWrite', () => {
  it('[TX-02] [TX-04] given a stored transaction, then shows its stage and its end', () => {
    expect(findProgress(record)).toMatchObject({ stage: 'submitted', hash });
    expect(findProgress({ ...record, receipt })).toMatchObject({ stage: 'done', hash });
    expect(findProgress({ ...record, receipt: { ...receipt, status: 0 } })).toMatchObject({
      stage: 'failed',
      hash,
    });
    expect(findProgress({ ...record, receipt, replacement: 'cancelled' })).toMatchObject({
      stage: 'failed',
      message: expect.stringContaining('You cancelled this transaction'),
    });
  });

  it('[TX-02] given stored amounts and steps, then shows those of the closed dialog', () => {
    const steps = ['Approve BUSD', summary, 'Included in a block'];
    const stored = { ...record, amounts, steps };
    const found = findWrite({ ...none, records: { [key]: stored } }, key);
    expect(found?.amounts).toEqual(amounts);
    expect(found?.progress.steps?.map(({ label }) => label)).toEqual(steps);
    expect(listStates(stored)).toEqual(['done', 'done', 'active']);
    expect(listStates({ ...stored, receipt })).toEqual(['done', 'done', 'done']);
    expect(listStates({ ...stored, receipt: { ...receipt, status: 0 } })).toEqual(['done', 'done', 'failed']);
  });

  it('[TX-02] given a stored batch, then its write is under way, between the earlier and the later steps', () => {
    const steps = ['Approve BUSD', summary, 'Included in a block'];
    const batch = { id: '0xb', summary, from: account, chainId: 31337, addedTime: 9, amounts, steps };
    const found = findWrite({ ...none, batches: { '31337:0xb': batch } }, '31337:0xb');
    expect(found?.amounts).toEqual(amounts);
    expect(found?.progress.steps?.map(({ state }) => state)).toEqual(['done', 'active', 'waiting']);
  });

  it('given a batch that became a transaction, then shows the transaction', () => {
    const records = { [key]: { ...record, batchId: '0xb' } };
    expect(findWrite({ ...none, records }, '31337:0xb')).toMatchObject({
      summary,
      progress: { stage: 'submitted' },
    });
  });

  it('[TX-02] given a request of an earlier visit, then it is unanswered until its transaction is found', () => {
    const request = { id: 'r', summary, from: account, chainId: 31337, addedTime: 9, amounts };
    const requests = { r: request };
    expect(listKeys({ requests })).toEqual(['request r']);
    expect(listKeys({ requests: { r: { ...request, from: other } } })).toEqual([]);
    const found = findWrite({ ...none, requests }, 'request r');
    expect(found).toMatchObject({
      amounts,
      requestId: 'r',
      progress: { stage: 'unanswered', mayBeSent: false },
    });
    const records = { [key]: { ...record, requestId: 'r' } };
    expect(findWrite({ ...none, records }, 'request r')?.progress).toMatchObject({
      stage: 'submitted',
      hash,
    });
  });

  it('[TX-02] given a write of any kind, then it says on which page it started', () => {
    const page = '/swap?exactAmount=1';
    const batch = { id: '0xb', summary, from: account, chainId: 31337, addedTime: 9, page };
    const sources = {
      runs: [{ ...createRun({ stage: 'wallet' }), page }],
      records: { [key]: { ...record, page } },
      batches: { '31337:0xb': batch },
      requests: {},
    };
    const pages = ['run 0', key, '31337:0xb'].map((name) => findWrite(sources, name)?.page);
    expect(pages).toEqual([page, page, page]);
    expect(transactionRecordSchema.safeParse({ ...record, page }).success).toBe(true);
    for (const elsewhere of ['https://example.org', '//example.org', '/\\example.org'])
      expect(transactionRecordSchema.safeParse({ ...record, page: elsewhere }).success).toBe(false);
  });

  it('given a cleared write, then finds none', () => {
    expect(findWrite(none, key)).toBeUndefined();
  });
});
