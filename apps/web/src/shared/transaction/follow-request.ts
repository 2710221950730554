import { getBlockNumber, getTransactionCount } from 'viem/actions';
import type { ChainClient } from '../chain/chain-client.ts';
import { pause } from '../time/pause.ts';
import { findReplacement } from './find-replacement.ts';
import type { OpenRequest } from './open-request.ts';
import { completeRequest, hasRequest, updateRequest } from './request-store.ts';
import type { TransactionRecord } from './transaction-record.ts';
import { listTransactions, readTransactionState } from './transaction-store.ts';

const pollMs = 2000;
const followed = new Set<string>();

/**
 * Looks for the transaction of a request of an earlier visit: one of the account's own, sent since, with the same
 * call. Until one is included nobody but the wallet knows whether it was confirmed.
 */
export async function followRequest(client: ChainClient, request: OpenRequest): Promise<void> {
  if (followed.has(request.id)) return;
  followed.add(request.id);
  let current = request;
  while (hasRequest(request.id)) {
    try {
      current = await look(client, current);
    } catch {
      // A node failed, or does not keep the state of that block; the request stays unanswered.
    }
    await pause(pollMs);
  }
  followed.delete(request.id);
}

/** The request with the news about it. */
async function look(client: ChainClient, request: OpenRequest): Promise<OpenRequest> {
  const { id, from, since, call } = request;
  if (!since || !call) return request;
  const blockNumber = Number(await getBlockNumber(client));
  const count = await getTransactionCount(client, { address: from });
  if (count <= since.nonce) {
    const mayBeSent = await hasStrange(client, request, count);
    if (mayBeSent !== (request.mayBeSent ?? false)) updateRequest(id, { mayBeSent });
    return { ...request, mayBeSent, since: { ...since, blockNumber } };
  }
  const used = { from, lastCheckedBlockNumber: since.blockNumber };
  const inclusion = await findReplacement(client, used, { nonce: since.nonce, ...call });
  // A node behind the one that counted does not have its block yet.
  if (!inclusion) return request;
  if (inclusion.replacement === 'repriced')
    completeRequest(request, toRecord(request, inclusion.receipt.transactionHash));
  // Another transaction of the account took the nonce; the next one may be this.
  const next = { nonce: since.nonce + 1, blockNumber: since.blockNumber };
  updateRequest(id, { since: next });
  return { ...request, since: next };
}

/** Whether the network has more of the account's transactions than this browser knows. */
async function hasStrange(
  client: ChainClient,
  { from, chainId }: OpenRequest,
  count: number,
): Promise<boolean> {
  const next = await getTransactionCount(client, { address: from, blockTag: 'pending' });
  const known = listTransactions(readTransactionState(), chainId, from).filter(({ receipt }) => !receipt);
  return next - count > known.length;
}

function toRecord(
  { id: requestId, call: _call, since: _since, mayBeSent: _mayBeSent, ...facts }: OpenRequest,
  hash: TransactionRecord['hash'],
): TransactionRecord {
  return { ...facts, hash, requestId };
}
