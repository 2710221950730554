import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Address } from '@tradewind/rules/network/address';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexReading } from '../../../shared/live/use-index-reading.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { useStarred } from '../../../shared/token-list/favourite-tokens.ts';
import { toPageParameters } from '../list/list-url.ts';
import { fetchTokenSummaries, type TokenSummaryPage } from './fetch-token-summaries.ts';
import { type TokenSummary, toTokenSummary } from './token-summary.ts';
import type { TokenListView } from './token-list-url.ts';

const refreshMs = 15_000;

/** One page of the list, and how many tokens the whole list has. */
export type TokenListPage = { readonly tokens: readonly TokenSummary[]; readonly totalCount: number };

/** A page of the listed tokens, or of the starred ones, in the order of the index. */
export function useTokenSummaries({ isStarred, ...view }: TokenListView) {
  const starred = useStarred(useChain().chainId);
  const parameters = toPageParameters(view);
  if (isStarred) parameters.set('addresses', starred.join());
  return useTokenPage(parameters, {
    isEmpty: isStarred && starred.length === 0,
    placeholderData: keepPreviousData,
  });
}

/** One token; undefined where no pool has it. */
export function useTokenSummary(address: Address | undefined) {
  const query = useTokenPage(new URLSearchParams({ addresses: address ?? '' }), {
    isEmpty: address === undefined,
  });
  const token: Reading<TokenSummary | undefined> = mapReading(query.page, ({ tokens }) => tokens[0]);
  return { ...query, token };
}

const empty: TokenSummaryPage = { tokens: [], totalCount: 0 };

type PageOptions = {
  /** The answer is known without a request. */
  readonly isEmpty: boolean;
  /** A turned page stays until the next one comes. */
  readonly placeholderData?: typeof keepPreviousData;
};

function useTokenPage(parameters: URLSearchParams, { isEmpty, ...options }: PageOptions) {
  const chain = useChain();
  const currencies = useCurrencies();
  const query = useQuery({
    queryKey: createFactKey(chain, 'token-summaries', String(parameters)),
    queryFn: ({ signal }) => (isEmpty ? empty : fetchTokenSummaries(chain, parameters, signal)),
    refetchInterval: refreshMs,
    ...options,
  });
  const page: Reading<TokenListPage> = mapReading(useIndexReading(toReading(query)), (answer) => ({
    tokens: answer.tokens.map((token) => toTokenSummary(token, currencies)),
    totalCount: answer.totalCount,
  }));
  return { page, retry: () => void query.refetch(), isRetrying: query.isFetching };
}
