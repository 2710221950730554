import { messages } from '../message/messages.ts';
import { type BatchRecord, toBatchKey } from './batch-record.ts';
import type { OpenRequest } from './open-request.ts';
import { listUnanswered } from './request-store.ts';
import type { LiveRun } from './run-store.ts';
import { isUnderWay, type ShownStep, type TransactionProgress } from './transaction-plan.ts';
import { computeTransactionStatus, type TransactionRecord } from './transaction-record.ts';
import type { WriteAmount } from './write-amount.ts';

/** A write that has no end yet: unanswered in the wallet, accepted as a batch, or sent and not included. */
export type PendingWrite = {
  readonly key: string;
  readonly startedTime: number;
  /** Only the user can end it, in the wallet or by dismissing it. */
  readonly isUnanswered?: true;
};

/** A write as its dialog shows it. */
export type ShownWrite = {
  readonly summary: string;
  readonly amounts: readonly WriteAmount[];
  readonly progress: TransactionProgress;
  /** Where it started; an earlier version stored none. */
  readonly page?: string | undefined;
  /** Of a request that the user may dismiss. */
  readonly requestId?: string;
};

export type WriteSources = {
  readonly runs: readonly LiveRun[];
  readonly records: Readonly<Record<string, TransactionRecord>>;
  readonly batches: Readonly<Record<string, BatchRecord>>;
  readonly requests: Readonly<Record<string, OpenRequest>>;
};

const text = messages.transaction;

/** The pending writes of an account, newest first. A run of this page replaces its own transaction or batch. */
export function listPendingWrites(
  { runs, records, batches, requests }: WriteSources,
  account: string,
): PendingWrite[] {
  const owner = account.toLowerCase();
  const live = runs.filter((run) => run.account.toLowerCase() === owner && isPendingRun(run.progress));
  const isLive = (hash: string) => live.some(({ progress }) => 'hash' in progress && progress.hash === hash);
  const batched = live.filter(({ progress }) => progress.stage === 'batched').map(({ summary }) => summary);
  return [
    ...live.map(({ id, startedTime }) => ({ key: toRunKey(id), startedTime })),
    ...listUnanswered(requests).flatMap(({ id, from, addedTime }) =>
      from === owner ? [{ key: toRequestKey(id), startedTime: addedTime, isUnanswered: true as const }] : [],
    ),
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
export function findWrite(
  { runs, records, batches, requests }: WriteSources,
  key: string,
): ShownWrite | undefined {
  const run = runs.find(({ id }) => toRunKey(id) === key);
  if (run) return run;
  const request = Object.values(requests).find(({ id }) => toRequestKey(id) === key);
  if (request) return toUnanswered(request);
  const record = records[key] ?? Object.values(records).find((stored) => isNamed(stored, key));
  if (record) {
    const { summary = record.hash, amounts = [], page } = record;
    return { summary, amounts, page, progress: toRecordProgress(record) };
  }
  const batch = batches[key];
  if (!batch) return undefined;
  const { summary, amounts = [], page } = batch;
  return { summary, amounts, page, progress: toBatchProgress(batch) };
}

/** Whether it replaced the batch or the request of the key. */
function isNamed({ chainId, batchId, requestId }: TransactionRecord, key: string): boolean {
  if (requestId !== undefined && toRequestKey(requestId) === key) return true;
  return batchId !== undefined && toBatchKey({ chainId, id: batchId }) === key;
}

function toRequestKey(id: string): string {
  return `request ${id}`;
}

function toUnanswered(request: OpenRequest): ShownWrite {
  const { id, summary, amounts = [], steps = [summary], chainId, mayBeSent = false } = request;
  const shown = toSteps(steps, steps.lastIndexOf(summary), 'active');
  return {
    summary,
    amounts,
    requestId: id,
    progress: { stage: 'unanswered', mayBeSent, chainId, steps: shown },
  };
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
  const { chainId, hash, replacement, doneTitle } = record;
  const lines = record.steps ?? [record.summary ?? hash, text.step.included];
  const last = lines.length - 1;
  switch (computeTransactionStatus(record)) {
    case 'pending':
      return { stage: 'submitted', hash, chainId, steps: toSteps(lines, last, 'active') };
    case 'success':
      return { stage: 'done', hash, chainId, doneTitle, steps: toSteps(lines, last, 'done') };
    case 'failure':
      break;
  }
  const message = replacement ? text[`${replacement}Text`] : text.reverted;
  return { stage: 'failed', message, hash, chainId, steps: toSteps(lines, last, 'failed') };
}

/** The line that names the write is under way until the wallet reports its transaction. */
function toBatchProgress({ chainId, summary, steps = [summary] }: BatchRecord): TransactionProgress {
  return { stage: 'batched', chainId, steps: toSteps(steps, steps.lastIndexOf(summary), 'active') };
}

function toSteps(lines: readonly string[], current: number, state: ShownStep['state']): ShownStep[] {
  return lines.map((label, index) => ({
    label,
    state: index === current ? state : index < current ? 'done' : 'waiting',
  }));
}
