import type { Hash } from 'viem';
import { getBlockNumber, getTransactionCount } from 'viem/actions';
import type { ChainClient } from '../chain/chain-client.ts';
import { pause } from '../time/pause.ts';
import { findReplacement } from './find-replacement.ts';
import type { OpenRequest } from './open-request.ts';
import { completeRequest, findRequest, updateRequest } from './request-store.ts';
import type { TransactionRecord } from './transaction-record.ts';
import { listTransactions, readTransactionState } from './transaction-store.ts';

const pollMs = 2000;
const followed = new Set<string>();

/**
 * Looks for the transaction of a request of an earlier visit: one of the account's own, sent since, with the same
 * call. Until one is included nobody but the wallet knows whether it was confirmed.
 */
export async function followRequest(client: ChainClient, { id }: Pick<OpenRequest, 'id'>): Promise<void> {
  if (followed.has(id)) return;
  followed.add(id);
  let checkedBlockNumber = 0;
  // Read in each round: the tab that sent the request stores the nonce later than the request itself.
  for (let request = findRequest(id); request; request = findRequest(id)) {
    try {
      checkedBlockNumber = await look(client, request, checkedBlockNumber);
    } catch {
      // A node failed, or does not keep the state of that block; the request stays unanswered.
    }
    await pause(pollMs);
  }
  followed.delete(id);
}

/** The last block at which the nonce was free, which only this page has to know. */
async function look(client: ChainClient, request: OpenRequest, checkedBlockNumber: number): Promise<number> {
  const { id, from, since, call } = request;
  if (!since || !call) return checkedBlockNumber;
  const { nonce } = since;
  const freeBlockNumber = Math.max(since.blockNumber, checkedBlockNumber);
  const blockNumber = Number(await getBlockNumber(client));
  const count = await getTransactionCount(client, { address: from });
  if (count <= nonce) {
    const mayBeSent = await hasStrange(client, request, count);
    if (mayBeSent !== (request.mayBeSent ?? false)) updateRequest(id, { mayBeSent });
    return blockNumber;
  }
  const used = { from, lastCheckedBlockNumber: freeBlockNumber };
  const inclusion = await findReplacement(client, used, { nonce, ...call });
  // A node behind the one that counted does not have its block yet.
  if (!inclusion) return freeBlockNumber;
  const { transactionHash: hash } = inclusion.receipt;
  if (inclusion.replacement === 'repriced' && !isOfAnother(request, { hash, nonce }))
    completeRequest(request, toRecord(request, hash));
  // Another transaction of the account took the nonce; the next one may be this.
  else updateRequest(id, { since: { nonce: nonce + 1, blockNumber: freeBlockNumber } });
  return freeBlockNumber;
}

/**
 * Whether a stored transaction is not that of the request, itself or sped up: the node's next nonce may be that of an
 * earlier one with the same call, which is still pending.
 */
function isOfAnother(
  { id, chainId, from }: OpenRequest,
  { hash, nonce }: { readonly hash: Hash; readonly nonce: number },
): boolean {
  return listTransactions(readTransactionState(), chainId, from).some(
    ({ requestId, batchId, sent, receipt, ...record }) =>
      requestId !== id &&
      (record.hash === hash ||
        receipt?.transactionHash === hash ||
        // The nonce of a batch may be that of another account.
        (batchId === undefined && sent?.nonce === nonce)),
  );
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
  { id: requestId, identity: _id, call: _call, since: _since, mayBeSent: _mayBeSent, ...facts }: OpenRequest,
  hash: Hash,
): TransactionRecord {
  return { ...facts, hash, requestId };
}
