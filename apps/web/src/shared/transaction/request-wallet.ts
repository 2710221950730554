import { bytesToHex } from 'viem';
import { getBlockNumber, getTransactionCount } from 'viem/actions';
import type { ChainClient } from '../chain/chain-client.ts';
import type { OpenRequest } from './open-request.ts';
import { addRequest, removeRequest, updateRequest } from './request-store.ts';

/** Differs from that of every other tab. */
export function createRequestId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(8)));
}

/** Stores a request for as long as the wallet has not answered it, so that a reload does not forget it. */
export async function requestWallet<Answer>(
  client: ChainClient,
  request: OpenRequest,
  send: () => Promise<Answer>,
): Promise<Answer> {
  addRequest(request);
  // The wallet opens at once; only a reload needs the nonce. Without it the request stays unanswered.
  void noteNonce(client, request).catch(() => undefined);
  return send().finally(() => removeRequest(request.id));
}

/** The block first: the nonce is then never lower than at that block. */
async function noteNonce(client: ChainClient, { id, from }: OpenRequest): Promise<void> {
  const blockNumber = Number(await getBlockNumber(client));
  updateRequest(id, { since: { blockNumber, nonce: await getTransactionCount(client, { address: from }) } });
}
