import { messages } from '../message/messages.ts';
import { type BatchRecord, toBatchKey } from './batch-record.ts';
import type { LiveRun } from './run-store.ts';
import { isUnderWay, type ShownStep, type TransactionProgress } from './transaction-plan.ts';
import { computeTransactionStatus, type TransactionRecord } from './transaction-record.ts';

/** A write that has no end yet: unanswered in the wallet, accepted as a batch, or sent and not included. */
export type PendingWrite = { readonly key: string; readonly startedTime: number };

/** A write as its dialog shows it. */
export type ShownWrite = { readonly summary: string; readonly progress: TransactionProgress };

export type WriteSources = {
  readonly runs: readonly LiveRun[];
  readonly records: Readonly<Record<string, TransactionRecord>>;
  readonly batches: Readonly<Record<string, BatchRecord>>;
};

const text = messages.transaction;

/** The pending writes of an account, newest first. A run of this page replaces its own transaction or batch. */
export function listPendingWrites({ runs, records, batches }: WriteSources, account: string): PendingWrite[] {
  const owner = account.toLowerCase();
  const live = runs.filter((run) => run.account.toLowerCase() === owner && isPendingRun(run.progress));
  const isLive = (hash: string) => live.some(({ progress }) => 'hash' in progress && progress.hash === hash);
  const batched = live.filter(({ progress }) => progress.stage === 'batched').map(({ summary }) => summary);
  return [
    ...live.map(({ id, startedTime }) => ({ key: toRunKey(id), startedTime })),
    ...Object.entries(records).flatMap(([key, record]) =>
      record.from === owner && !record.receipt && !record.isUnknown && !isLive(record.hash)
        ? [{ key, startedTime: record.addedTime }]
        : [],
    ),
    ...Object.entries(batches).flatMap(([key, { from, isUnknown, summary, addedTime }]) =>
      from === owner && !isUnknown && !batched.includes(summary) ? [{ key, startedTime: addedTime }] : [],
    ),
  ].toSorted((a, b) => b.startedTime - a.startedTime);
}

/** Undefined once it was cleared. */
export function findWrite({ runs, records, batches }: WriteSources, key: string): ShownWrite | undefined {
  const run = runs.find(({ id }) => toRunKey(id) === key);
  if (run) return run;
  const record = records[key] ?? Object.values(records).find((stored) => isOfBatch(stored, key));
  if (record) return { summary: record.summary ?? record.hash, progress: toRecordProgress(record) };
  const batch = batches[key];
  return batch && { summary: batch.summary, progress: { stage: 'batched', chainId: batch.chainId } };
}

function isOfBatch({ chainId, batchId }: TransactionRecord, key: string): boolean {
  return batchId !== undefined && toBatchKey({ chainId, id: batchId }) === key;
}

function toRunKey(id: string): string {
  return `run ${id}`;
}

/** An included transaction that the index has not listed yet is not pending any more. */
function isPendingRun(progress: TransactionProgress): boolean {
  return isUnderWay(progress) && progress.stage !== 'indexing';
}

/** The progress of a stored transaction, also of an earlier visit or another tab. */
function toRecordProgress(record: TransactionRecord): TransactionProgress {
  const { chainId, hash, replacement, summary = hash } = record;
  const toSteps = (included: ShownStep['state']): ShownStep[] => [
    { label: summary, state: 'done' },
    { label: text.step.included, state: included },
  ];
  switch (computeTransactionStatus(record)) {
    case 'pending':
      return { stage: 'submitted', hash, chainId, steps: toSteps('active') };
    case 'success':
      return { stage: 'done', hash, chainId, steps: toSteps('done') };
    case 'failure':
      break;
  }
  const message = replacement ? text[`${replacement}Text`] : text.reverted;
  return { stage: 'failed', message, hash, chainId, steps: toSteps('failed') };
}
