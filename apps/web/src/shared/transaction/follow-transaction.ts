import type { TransactionReceipt } from 'viem';
import { waitForTransactionReceipt } from 'viem/actions';
import type { ChainClient } from '../chain/chain-client.ts';
import { getExplorerLink } from '../chain/explorer-link.ts';
import { messages } from '../message/messages.ts';
import { playSuccessSound } from '../settings/success-sound.ts';
import { showNotice, transactionNoticeMs } from '../ui/notice-store.ts';
import {
  computeTransactionStatus,
  type TransactionRecord,
  transactionReceiptSchema,
} from './transaction-record.ts';
import { finalizeTransaction } from './transaction-store.ts';

const pollMs = 1000;
const retryMs = 3000;
const followed = new Map<string, Promise<TransactionRecord>>();

/**
 * Follows a transaction to its end, through node failures and replacement in the wallet, notes how it ended and says so.
 * Asking again for one that is followed already joins in.
 */
export function followTransaction(
  client: ChainClient,
  record: TransactionRecord,
): Promise<TransactionRecord> {
  const known = followed.get(record.hash);
  if (known) return known;
  const end = waitForEnd(client, record).finally(() => followed.delete(record.hash));
  followed.set(record.hash, end);
  return end;
}

async function waitForEnd(client: ChainClient, record: TransactionRecord): Promise<TransactionRecord> {
  let replacement: TransactionRecord['replacement'];
  const receipt = await waitForReceipt(client, record, (reason) => {
    replacement = reason;
  });
  const ended = {
    ...record,
    receipt: toReceiptRecord(receipt),
    confirmedTime: Date.now(),
    ...(replacement && { replacement }),
  };
  finalizeTransaction(record, ended);
  showEnd(ended);
  if (ended.attr1 === 'swap' && computeTransactionStatus(ended) === 'success') void playSuccessSound();
  return ended;
}

async function waitForReceipt(
  client: ChainClient,
  { hash }: TransactionRecord,
  onReplaced: (reason: NonNullable<TransactionRecord['replacement']>) => void,
): Promise<TransactionReceipt> {
  for (;;) {
    try {
      return await waitForTransactionReceipt(client, {
        hash,
        pollingInterval: pollMs,
        timeout: 0,
        onReplaced: ({ reason }) => onReplaced(reason),
      });
    } catch {
      // A node failed; the transaction is where it was, so ask again.
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}

function toReceiptRecord(receipt: TransactionReceipt) {
  return transactionReceiptSchema.parse({
    blockHash: receipt.blockHash,
    blockNumber: Number(receipt.blockNumber),
    contractAddress: receipt.contractAddress?.toLowerCase() ?? null,
    from: receipt.from.toLowerCase(),
    status: receipt.status === 'success' ? 1 : 0,
    to: receipt.to?.toLowerCase() ?? null,
    transactionHash: receipt.transactionHash,
    transactionIndex: receipt.transactionIndex,
  });
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
      label: text.viewOnExplorer,
      href: getExplorerLink('tx', record.receipt?.transactionHash ?? record.hash),
    },
    durationMs: transactionNoticeMs,
  });
}

function toNoticeTitle({ replacement }: TransactionRecord, isSuccess: boolean): string {
  if (replacement === 'cancelled') return text.cancelledNotice;
  if (replacement === 'replaced') return text.replacedNotice;
  return isSuccess ? text.confirmedNotice : text.failedNotice;
}
