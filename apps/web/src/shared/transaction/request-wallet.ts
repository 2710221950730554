import { type Address, bytesToHex } from 'viem';
import { getBlockNumber, getTransactionCount } from 'viem/actions';
import type { ChainClient } from '../chain/chain-client.ts';
import type { OpenRequest } from './open-request.ts';
import { addRequest, removeRequest } from './request-store.ts';

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

/** Stores a request for as long as the wallet has not answered it, so that a reload does not forget it. */
export async function requestWallet<Answer>(
  request: OpenRequest,
  send: () => Promise<Answer>,
): Promise<Answer> {
  addRequest(request);
  return send().finally(() => removeRequest(request.id));
}
