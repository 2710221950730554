import type { TransactionReceipt } from 'viem';
import { getBlockNumber } from 'viem/actions';
import type { ChainClient } from '../chain/chain-client.ts';
import { getExplorerLink } from '../chain/explorer-link.ts';
import { getHead } from '../chain/latest-block.ts';
import { messages } from '../message/messages.ts';
import { playSuccessSound } from '../settings/success-sound.ts';
import { showNotice, transactionNoticeMs } from '../ui/notice-store.ts';
import { isCheckDue } from './check-cadence.ts';
import type { Inclusion } from './find-replacement.ts';
import { findTransaction } from './find-transaction.ts';
import { pause } from '../time/pause.ts';
import { isShown } from './shown-writes.ts';
import { computeTransactionStatus, toReceiptRecord, type TransactionRecord } from './transaction-record.ts';
import {
  hasTransaction,
  toTransactionKey,
  type TransactionKey,
  updateTransaction,
} from './transaction-store.ts';

const pollMs = 1000;
const retryMs = 3000;
const spreadMs = 60_000;
const toleratedBlocks = 3;
const followed = new Map<string, Promise<TransactionRecord>>();
/** Of the transactions that ended while this page followed them; the stored record has no events. */
const receipts = new Map<string, TransactionReceipt>();

/** The receipt that the follower of a transaction read last; undefined where another visit or tab followed it. */
export function findFollowedReceipt(included: TransactionKey): TransactionReceipt | undefined {
  return receipts.get(toTransactionKey(included));
}

/**
 * Follows a transaction to its end, through node failures and replacement; stores the result and shows a notice, unless its
 * dialog is open. A second call for the same transaction shares the first.
 */
export function followTransaction(
  client: ChainClient,
  record: TransactionRecord,
): Promise<TransactionRecord> {
  const key = toTransactionKey(record);
  const known = followed.get(key);
  if (known) return known;
  const end = waitForEnd(client, record).finally(() => followed.delete(key));
  followed.set(key, end);
  return end;
}

async function waitForEnd(client: ChainClient, record: TransactionRecord): Promise<TransactionRecord> {
  const end = await waitForInclusion(client, record);
  if (!end) return record;
  const ended = {
    ...record,
    receipt: toReceiptRecord(end.receipt),
    confirmedTime: Date.now(),
    isUnknown: false,
    ...(end.replacement && { replacement: end.replacement }),
  };
  receipts.set(toTransactionKey({ ...record, hash: end.receipt.transactionHash }), end.receipt);
  updateTransaction(record, ended);
  if (!isShown(record.hash)) showEnd(ended);
  if (ended.playsSound && computeTransactionStatus(ended) === 'success') void playSuccessSound();
  return ended;
}

/** Checks it at the block intervals of its age, until it is included, or unknown and cleared. */
async function waitForInclusion(
  client: ChainClient,
  record: TransactionRecord,
): Promise<Inclusion | undefined> {
  let current = record;
  for (;;) {
    try {
      const look = await lookWhenDue(client, current);
      if (look.inclusion) return look.inclusion;
      current = look.record;
    } catch {
      // A node failed; the transaction is unchanged, so retry.
      await pause(retryMs);
    }
    if (current.isUnknown && !hasTransaction(current)) return undefined;
    await pause(pollMs);
  }
}

async function lookWhenDue(
  client: ChainClient,
  record: TransactionRecord,
): Promise<{ record: TransactionRecord; inclusion?: Inclusion }> {
  const blockNumber = Number(await getBlockNumber(client));
  if (!isCheckDue(record, blockNumber, Date.now())) return { record };
  const look = await findTransaction(client, record);
  if (look.kind === 'included') return { record, inclusion: look };
  const news = {
    lastCheckedBlockNumber: blockNumber,
    ...(look.kind === 'waiting' && { sent: look.sent }),
    isUnknown: look.kind === 'unknown' && canReportUnknown(client, record, blockNumber),
  };
  updateTransaction(record, news);
  return { record: { ...record, ...news } };
}

/** Right after sending, other nodes than the wallet's may not have it yet, and a lagging node cannot. */
function canReportUnknown(
  client: ChainClient,
  { addedTime }: TransactionRecord,
  blockNumber: number,
): boolean {
  const requiredBlock = Number(getHead(client).getRequired());
  return Date.now() - addedTime > spreadMs && requiredBlock - blockNumber <= toleratedBlocks;
}

const text = messages.transaction;

function showEnd(record: TransactionRecord): void {
  const isSuccess = computeTransactionStatus(record) === 'success';
  showNotice({
    key: record.hash,
    tone: isSuccess ? 'success' : 'error',
    title: toNoticeTitle(record, isSuccess),
    ...(record.summary && { text: record.summary }),
    link: {
      label: messages.ui.viewOnExplorer,
      href: getExplorerLink('tx', record.receipt?.transactionHash ?? record.hash, record.chainId),
    },
    durationMs: transactionNoticeMs,
  });
}

function toNoticeTitle({ replacement, doneTitle }: TransactionRecord, isSuccess: boolean): string {
  if (replacement === 'cancelled') return text.cancelledNotice;
  if (replacement === 'replaced') return text.replacedNotice;
  return isSuccess ? (doneTitle ?? text.confirmedNotice) : text.failedNotice;
}
