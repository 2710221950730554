import { tokenSummaryListSchema, type WireTokenSummary } from '@tradewind/schema/exchange/token-summary';
import type { Chain } from '../../../shared/chain/chain.ts';
import { fetchPageFromApi } from '../../../shared/api-client/fetch-from-api.ts';

export type TokenSummaryPage = { readonly tokens: readonly WireTokenSummary[]; readonly totalCount: number };

export async function fetchTokenSummaries(
  chain: Chain,
  parameters: URLSearchParams,
  signal: AbortSignal,
): Promise<TokenSummaryPage> {
  const { data, totalCount } = await fetchPageFromApi({
    chain,
    path: `/market/tokens?${parameters}`,
    schema: tokenSummaryListSchema,
    signal,
  });
  return { tokens: data.tokens, totalCount };
}
