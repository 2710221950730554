import {
  type Address,
  type Hash,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem';
import { getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions';
import type { ChainClient } from '../chain/chain-client.ts';
import { findReplacement, type Inclusion } from './find-replacement.ts';
import type { TransactionRecord } from './transaction-record.ts';

/** The network's state of a transaction: included, itself or a replacement; pending; or unknown. */
export type Look =
  | Inclusion
  | { readonly kind: 'waiting'; readonly sent: TransactionRecord['sent'] }
  | { readonly kind: 'unknown' };

/** Checks once; throws when a node was unreachable. */
export async function findTransaction(client: ChainClient, record: TransactionRecord): Promise<Look> {
  const receipt = await findReceipt(client, record.hash);
  if (receipt) return { kind: 'included', receipt };
  const sent = await findSent(client, record.hash);
  if (sent) return { kind: 'waiting', sent };
  // A batch may be sent by another account, whose nonce says nothing about this account's.
  if (!record.sent || record.batchId !== undefined) return { kind: 'unknown' };
  const count = await getTransactionCount(client, { address: record.from });
  if (count <= record.sent.nonce) return { kind: 'unknown' };
  return (await findReplacement(client, record, record.sent)) ?? { kind: 'unknown' };
}

async function findReceipt(client: ChainClient, hash: Hash): Promise<TransactionReceipt | undefined> {
  try {
    return await getTransactionReceipt(client, { hash });
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined;
    throw error;
  }
}

/** The network's copy of a transaction, included or pending. */
export async function findSent(client: ChainClient, hash: Hash): Promise<TransactionRecord['sent']> {
  try {
    const { nonce, to, value, input } = await getTransaction(client, { hash });
    return { nonce, to: to && toLowerCase(to), value: value.toString(), data: input };
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw error;
  }
}

function toLowerCase(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`;
}
