import { collectionFields, collectionSchema } from '@tradewind/schema/collect/collection';
import { fetchWholeFromApi } from '../api-client/fetch-from-api.ts';
import type { Chain } from '../chain/chain.ts';
import type { Collected } from './show-collected.ts';

/** The server waits for the block of the payment. */
export const collectAnswerMs = 20_000;

/** Has the server collect for an account by one of its routes. */
export async function requestCollection(chain: Chain, path: string, body: object): Promise<Collected> {
  const { message, extra } = await fetchWholeFromApi({
    chain,
    path,
    body,
    schema: collectionSchema,
    fields: collectionFields,
    timeoutMs: collectAnswerMs,
  });
  return { message, txHash: extra.txHash };
}
