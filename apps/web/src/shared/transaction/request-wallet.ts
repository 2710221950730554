import { type Address, bytesToHex } from 'viem';
import { getBlockNumber, getTransactionCount } from 'viem/actions';
import type { ChainClient } from '../chain/chain-client.ts';
import type { OpenRequest } from './open-request.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import { addRequest, findSameRequest, type NamedWrite, removeRequest } from './request-store.ts';

/** Differs from that of every other tab. */
export function createRequestId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(8)));
}

/**
 * The account's next nonce and its block, by which the transaction of a request is found after a reload; undefined
 * where the node does not answer. The block first: the nonce is then never lower than at that block.
 */
export async function readSince(client: ChainClient, address: Address): Promise<OpenRequest['since']> {
  try {
    const blockNumber = Number(await getBlockNumber(client));
    return { blockNumber, nonce: await getTransactionCount(client, { address }) };
  } catch {
    return undefined;
  }
}

/** Throws where the wallet may still show a request for the same write, of another tab or from before a reload. */
export function assertAnswered(write: NamedWrite, account: Address): void {
  const open = findSameRequest(write, account);
  if (open) throw new UserMessageError(messages.transaction.sameRequest(open.summary));
}

/**
 * Stores a request for as long as the wallet has not answered it, so that a reload does not forget it. Another tab may
 * have opened the wallet for the same write since the run began: it is checked again.
 */
export async function requestWallet<Answer>(
  request: OpenRequest & NamedWrite,
  send: () => Promise<Answer>,
): Promise<Answer> {
  assertAnswered(request, request.from);
  addRequest(request);
  return send().finally(() => removeRequest(request.id));
}
