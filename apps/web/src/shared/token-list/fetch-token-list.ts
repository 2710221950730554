import { type TokenList, tokenListSchema } from '@tradewind/schema/token-list/token-list';
import { fetchFromApi } from '../api-client/fetch-from-api.ts';
import type { ChainClient } from '../chain/chain-client.ts';
import { findListAddress } from './find-list-address.ts';

/**
 * Fetches a list by address or ENS name, resolved by the client, through our API. A failure
 * is an ApiError or a ListNameError with a text for the user.
 */
export async function fetchTokenList(client: ChainClient, url: string): Promise<TokenList> {
  const address = encodeURIComponent(await findListAddress(client, url));
  return fetchFromApi({ chain: null, path: `/token-list?url=${address}`, schema: tokenListSchema });
}
