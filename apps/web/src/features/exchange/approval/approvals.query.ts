import { toAddressKey } from '@tradewind/rules/network/address';
import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { fetchLatestBlock } from '../../../shared/chain/block.query.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { type Token } from '../../../shared/token-list/currency.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import type { Approvals } from './fetch-approvals.ts';
import type { KnownSpender } from './known-spenders.ts';
import { type ApprovalSearch, type BlockRange, continueSearch, searchApprovals } from './search-approvals.ts';

/** Approvals of spenders from the account's history, and the searched block range. */
export type FoundApprovals = Approvals & { readonly search: ApprovalSearch };

/** The allowances of the known spenders from an account: of the listed tokens, and of each spender's own. */
export function useKnownApprovals(account: Address, spenders: readonly KnownSpender[]) {
  const chain = useChain();
  const { all } = useCurrencies();
  const listed = useMemo(
    () => all.filter((one): one is Token => one.kind === 'token').map(({ address }) => address),
    [all],
  );
  const addresses = spenders.map(({ address }) => address).join();
  const query = useQuery({
    queryKey: createReadKey(chain, 'known-approvals', account, addresses, listed.join()),
    queryFn: ({ signal }) => fetchKnownApprovals(chain, account, { spenders, listed }, signal),
  });
  const approvals: Reading<Approvals> = toReading(query);
  return { approvals, retry: () => void query.refetch(), isRetrying: query.isFetching };
}

/** The approvals of every other spender, as far back as the node returns logs. */
export function useFoundApprovals(account: Address): Reading<FoundApprovals> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: toFoundKey(chain, account),
      queryFn: ({ client }) => fetchFoundApprovals(chain, client, account),
    }),
  );
}

function toFoundKey(chain: Chain, account: Address) {
  return createReadKey(chain, 'found-approvals', account);
}

type Known = { readonly spenders: readonly KnownSpender[]; readonly listed: readonly Address[] };

async function fetchKnownApprovals(
  { client }: Chain,
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
  return fetchApprovals(client, account, candidates.flat());
}

/** Each token once, in any spelling. */
function toDistinct(tokens: readonly Address[]): Address[] {
  return [...new Map(tokens.map((token) => [toAddressKey(token), token])).values()];
}

/** The history is searched once; later only the latest blocks. */
async function fetchFoundApprovals(
  chain: Chain,
  queries: QueryFunctionContext['client'],
  account: Address,
): Promise<FoundApprovals> {
  const { client } = chain;
  const { number: head } = await fetchLatestBlock(client);
  const last = queries.getQueryData<FoundApprovals>(toFoundKey(chain, account))?.search;
  const { fetchAnnounced, fetchApprovals } = await import('./fetch-approvals.ts');
  const read = (range: BlockRange) => fetchAnnounced(client, account, range);
  const search = last ? await continueSearch(read, last, head) : await searchApprovals(read, head);
  return { ...(await fetchApprovals(client, account, search.candidates)), search };
}
