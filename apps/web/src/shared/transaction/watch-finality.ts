import { findNetwork } from '@tradewind/rules/network/network';
import { type Block, BlockNotFoundError } from 'viem';
import { getBlock, getBlockNumber } from 'viem/actions';
import type { ChainClient } from '../chain/chain-client.ts';
import { getExplorerLink } from '../chain/explorer-link.ts';
import { messages } from '../message/messages.ts';
import { showNotice } from '../ui/notice-store.ts';
import { findSent, findTransaction } from './find-transaction.ts';
import { pause } from '../time/pause.ts';
import { toReceiptRecord, type TransactionRecord } from './transaction-record.ts';
import { hasTransaction, toTransactionKey, updateTransaction } from './transaction-store.ts';

const pollMs = 3000;
const dayMs = 24 * 60 * 60 * 1000;
/** How far back the search for the used nonce goes; most nodes keep the state of 128 blocks. */
const stateBlocks = 64;
const watched = new Set<string>();

type Included = TransactionRecord & { readonly receipt: NonNullable<TransactionRecord['receipt']> };

/** Whether a transaction was included recently, in a block that a reorganisation may still undo. */
export function isWatched(record: TransactionRecord, now: number): record is Included {
  return record.receipt !== undefined && !record.isFinal && now - (record.confirmedTime ?? 0) < dayMs;
}

/**
 * Watches an included transaction until its block is final. After a reorganisation it is pending again with a notice,
 * unless the new blocks contain it as well. The follower of pending transactions then takes over.
 */
export async function watchFinality(client: ChainClient, record: Included): Promise<void> {
  const key = toTransactionKey(record);
  if (watched.has(key)) return;
  watched.add(key);
  try {
    await noteSent(client, record);
    while (hasTransaction(record) && !(await checkFinality(client, record))) await pause(pollMs);
  } finally {
    watched.delete(key);
  }
}

/** Stores the data by which a replacement would be recognised after a reorganisation; a node failure is ignored. */
async function noteSent(client: ChainClient, record: Included): Promise<void> {
  const sent = record.sent ?? (await findSent(client, record.hash).catch(() => undefined));
  if (sent && !record.sent) updateTransaction(record, { sent });
}

/** One check, which updates the record; returns whether it was the last. */
async function checkFinality(client: ChainClient, record: Included): Promise<boolean> {
  const { blockNumber, blockHash } = record.receipt;
  try {
    const [head, block] = await Promise.all([getBlockNumber(client), findBlock(client, BigInt(blockNumber))]);
    if (!block) return false;
    if (block.hash !== blockHash) {
      await takeBack(client, record);
      return true;
    }
    const isFinal = Number(head) - blockNumber > (findNetwork(record.chainId)?.finalityBlocks ?? 0);
    if (isFinal) updateTransaction(record, { isFinal });
    return isFinal;
  } catch {
    // A node failed; the transaction is unchanged, so retry.
    return false;
  }
}

/** A lagging node does not know the block, which proves nothing. */
async function findBlock(client: ChainClient, blockNumber: bigint): Promise<Block | undefined> {
  try {
    return await getBlock(client, { blockNumber });
  } catch (error) {
    if (error instanceof BlockNotFoundError) return undefined;
    throw error;
  }
}

async function takeBack(client: ChainClient, record: Included): Promise<void> {
  const look = await findTransaction(client, { ...record, hash: record.receipt.transactionHash });
  if (look.kind === 'included' && !look.replacement)
    return updateTransaction(record, { receipt: toReceiptRecord(look.receipt) });
  updateTransaction(record, {
    receipt: undefined,
    replacement: undefined,
    confirmedTime: undefined,
    isReorganised: true,
    lastCheckedBlockNumber: Math.max(0, record.receipt.blockNumber - stateBlocks),
  });
  return publish(record);
}

function publish({ hash, chainId, summary = '' }: TransactionRecord): void {
  const text = messages.transaction;
  showNotice({
    key: hash,
    tone: 'warning',
    title: text.reorganisedNotice,
    text: text.reorganisedNoticeText(summary),
    link: { label: messages.ui.viewOnExplorer, href: getExplorerLink('tx', hash, chainId) },
    durationMs: Number.POSITIVE_INFINITY,
  });
}
