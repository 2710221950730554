import { type TokenList, tokenListSchema } from '@tradewind/schema/token-list/token-list';
import { fetchFromApi } from '../api-client/fetch-from-api.ts';

/** A list by its address, read and checked by our API; every failure is an ApiError whose text says what is wrong. */
export function fetchTokenList(url: string): Promise<TokenList> {
  return fetchFromApi({ path: `/token-list?url=${encodeURIComponent(url)}`, schema: tokenListSchema });
}
