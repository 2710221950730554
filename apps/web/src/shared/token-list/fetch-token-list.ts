import { type TokenList, tokenListSchema } from '@tradewind/schema/token-list/token-list';
import { fetchFromApi } from '../api-client/fetch-from-api.ts';
import { findListAddress } from './find-list-address.ts';

/** A list by its address or ENS name, read and checked by our API; a failure is an ApiError or a ListNameError, whose text says what is wrong. */
export async function fetchTokenList(url: string): Promise<TokenList> {
  const address = encodeURIComponent(await findListAddress(url));
  return fetchFromApi({ path: `/token-list?url=${address}`, schema: tokenListSchema });
}
