import { toAddressKey } from '@tradewind/rules/network/address';
import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { fetchLatestBlock } from '../../../shared/chain/block.query.ts';
import { chainReadKey } from '../../../shared/chain/latest-block.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { type Token } from '../../../shared/token-list/currency.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import type { Approvals } from './fetch-approvals.ts';
import type { KnownSpender } from './known-spenders.ts';
import { type ApprovalSearch, type BlockRange, continueSearch, searchApprovals } from './search-approvals.ts';

/** Approvals of spenders from the account's history, and the searched block range. */
export type FoundApprovals = Approvals & { readonly search: ApprovalSearch };

/** The allowances of the known spenders from an account: of the listed tokens, and of each spender's own. */
export function useKnownApprovals(account: Address, spenders: readonly KnownSpender[]) {
  const { all } = useCurrencies();
  const listed = useMemo(
    () => all.filter((one): one is Token => one.kind === 'token').map(({ address }) => address),
    [all],
  );
  const addresses = spenders.map(({ address }) => address).join();
  const query = useQuery({
    queryKey: [chainReadKey, 'known-approvals', account, addresses, listed.join()],
    queryFn: ({ signal }) => fetchKnownApprovals(account, { spenders, listed }, signal),
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

type Known = { readonly spenders: readonly KnownSpender[]; readonly listed: readonly Address[] };

async function fetchKnownApprovals(
  account: Address,
  { spenders, listed }: Known,
  signal: AbortSignal,
): Promise<Approvals> {
  const { fetchApprovals } = await import('./fetch-approvals.ts');
  const candidates = await Promise.all(
    spenders.map(async ({ address, fetchTokens }) => {
      const own = (await fetchTokens?.(signal)) ?? [];
      return toDistinct([...listed, ...own]).map((token) => ({ token, spender: address }));
    }),
  );
  return fetchApprovals(account, candidates.flat());
}

/** Each token once, in any spelling. */
function toDistinct(tokens: readonly Address[]): Address[] {
  return [...new Map(tokens.map((token) => [toAddressKey(token), token])).values()];
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
