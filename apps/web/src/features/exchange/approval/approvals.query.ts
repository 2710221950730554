import type { Pool } from '@tradewind/rules/exchange/pair';
import { toAddressKey } from '@tradewind/rules/network/address';
import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { fetchLatestBlock } from '../../../shared/chain/block.query.ts';
import { getExchange } from '../../../shared/chain/chain-client.ts';
import { chainReadKey } from '../../../shared/chain/latest-block.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { type Token } from '../../../shared/token-list/currency.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import type { Approvals } from './fetch-approvals.ts';
import { type ApprovalSearch, type BlockRange, continueSearch, searchApprovals } from './search-approvals.ts';

/** Approvals of spenders from the account's history, and the searched block range. */
export type FoundApprovals = Approvals & { readonly search: ApprovalSearch };

/**
 * The router's allowances of an account: listed tokens, the tokens of all pools, and all pool tokens. The pools come
 * from the chain alone, so that no API can hide one.
 */
export function useRouterApprovals(account: Address) {
  const { all } = useCurrencies();
  const listed = useMemo(
    () => all.filter((one): one is Token => one.kind === 'token').map(({ address }) => address),
    [all],
  );
  const query = useQuery({
    queryKey: [chainReadKey, 'router-approvals', account, listed.join()],
    queryFn: ({ signal }) => fetchRouterApprovals(account, listed, signal),
  });
  const approvals: Reading<Approvals> = toReading(query);
  return { approvals, retry: () => void query.refetch(), isRetrying: query.isFetching };
}

/** The approvals of every other spender, as far back as the node returns logs. */
export function useFoundApprovals(account: Address): Reading<FoundApprovals> {
  return toReading(
    useQuery({
      queryKey: toFoundKey(account),
      queryFn: ({ client }) => fetchFoundApprovals(client, account),
    }),
  );
}

function toFoundKey(account: Address) {
  return [chainReadKey, 'found-approvals', account];
}

/** In lower case and each once. */
function listKnownTokens(listed: readonly Address[], pools: readonly Pool[]): Address[] {
  const tokens = [...listed, ...pools.flatMap(({ address, token0, token1 }) => [address, token0, token1])];
  return [...new Map(tokens.map((token) => [toAddressKey(token), token])).values()];
}

async function fetchRouterApprovals(
  account: Address,
  listed: readonly Address[],
  signal: AbortSignal,
): Promise<Approvals> {
  const { router } = getExchange();
  const { fetchApprovals } = await import('./fetch-approvals.ts');
  const { readLens } = await import('../reserves/reserve-lens.ts');
  const { pools } = await readLens(signal);
  return fetchApprovals(
    account,
    listKnownTokens(listed, pools).map((token) => ({ token, spender: router })),
  );
}

/** The history is searched once; later only the latest blocks. */
async function fetchFoundApprovals(
  queries: QueryFunctionContext['client'],
  account: Address,
): Promise<FoundApprovals> {
  const { number: head } = await fetchLatestBlock();
  const last = queries.getQueryData<FoundApprovals>(toFoundKey(account))?.search;
  const { fetchAnnounced, fetchApprovals } = await import('./fetch-approvals.ts');
  const read = (range: BlockRange) => fetchAnnounced(account, range);
  const search = last ? await continueSearch(read, last, head) : await searchApprovals(read, head);
  return { ...(await fetchApprovals(account, search.candidates)), search };
}
