import { type TokenList, tokenListSchema } from '@tradewind/schema/token-list/token-list';
import { fetchFromApi } from '../api-client/fetch-from-api.ts';
import { findListAddress } from './find-list-address.ts';

/**
 * Fetches a list by address or ENS name through our API. A failure
 * is an ApiError or a ListNameError with a text for the user.
 */
export async function fetchTokenList(url: string): Promise<TokenList> {
  const address = encodeURIComponent(await findListAddress(url));
  return fetchFromApi({ path: `/token-list?url=${address}`, schema: tokenListSchema });
}
