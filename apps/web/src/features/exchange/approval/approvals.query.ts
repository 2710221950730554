import { toAddressKey } from '@tradewind/rules/network/address';
import { type QueryFunctionContext, skipToken, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { fetchLatestBlock } from '../../../shared/chain/block.query.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { ChainClient } from '../../../shared/chain/chain-client.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { findValue, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useAccountParts } from '../../../shared/site/account-parts.query.ts';
import type { SiteSpender, SpenderPart } from '../../../shared/site/spender-part.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import type { ApprovalCandidate } from './approval.ts';
import type { Announced, BlockRange } from './fetch-announced.ts';
import type { Approvals } from './fetch-approvals.ts';
import type { NftApprovals } from './fetch-nft-approvals.ts';
import type { NftCandidate } from './nft-approval.ts';
import { type ApprovalSearch, continueSearch, searchApprovals } from './search-approvals.ts';

/** Approvals of tokens and of NFTs. */
export type AllApprovals = { readonly tokens: Approvals; readonly nfts: NftApprovals };

/** The approvals of an area's contracts, and the contracts. */
export type AreaApprovals = AllApprovals & { readonly spenders: readonly SiteSpender[] };

/** Approvals of spenders from the account's history, and the searched block range. */
export type FoundApprovals = AllApprovals & { readonly search: ApprovalSearch };

/** What the contracts of each area may take of an account; an area that does not answer says nothing of the others. */
export function useKnownApprovals(account: Address) {
  const chain = useChain();
  const { all } = useCurrencies();
  const listed = useMemo(
    () => all.filter((one): one is Token => one.kind === 'token').map(({ address }) => address),
    [all],
  );
  const parts = useAccountParts();
  const queries = useQueries({
    queries: parts.map(({ part }, index) => {
      const spenders = findValue(part)?.spenders;
      return {
        queryKey: createReadKey(chain, 'known-approvals', account, index, listed.join()),
        queryFn: spenders
          ? ({ signal }: QueryFunctionContext) =>
              fetchOfArea(chain, account, { part: spenders, listed }, signal)
          : skipToken,
      };
    }),
  });
  const areas = parts.map(({ part }, index): Reading<AreaApprovals> => {
    const loaded = findValue(part);
    const query = queries[index];
    if (part.state === 'unknown') return part;
    if (!loaded || !query) return { state: 'loading' };
    return loaded.spenders ? toReading(query) : { state: 'value', value: nothing };
  });
  const retry = () => {
    for (const { part, retry: reload } of parts) if (part.state === 'unknown') reload();
    for (const query of queries) if (query.isError) void query.refetch();
  };
  return { areas, retry, isRetrying: queries.some(({ isFetching, isError }) => isFetching && isError) };
}

const nothing: AreaApprovals = {
  spenders: [],
  tokens: { standing: [], silentCount: 0 },
  nfts: { standing: [], silentCount: 0 },
};

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

type OfArea = { readonly part: SpenderPart; readonly listed: readonly Address[] };

async function fetchOfArea(
  chain: Chain,
  account: Address,
  { part, listed }: OfArea,
  signal: AbortSignal,
): Promise<AreaApprovals> {
  const spenders = await part.fetchSpenders(chain, signal);
  const tokens = spenders.flatMap(({ address, tokens: own, takesListed }) =>
    toDistinct([...(takesListed ? listed : []), ...own]).map((token) => ({ token, spender: address })),
  );
  const nfts = spenders.flatMap(({ address, collections }) =>
    collections.map((collection) => ({ kind: 'operator', collection, operator: address }) as const),
  );
  return { spenders, ...(await fetchAll(chain.client, account, { tokens, nfts })) };
}

/** Each token once, in any spelling. */
function toDistinct(tokens: readonly Address[]): Address[] {
  return [...new Map(tokens.map((token) => [toAddressKey(token), token])).values()];
}

type Candidates = { readonly tokens: readonly ApprovalCandidate[]; readonly nfts: readonly NftCandidate[] };

async function fetchAll(
  client: ChainClient,
  account: Address,
  candidates: Candidates,
): Promise<AllApprovals> {
  const { fetchApprovals, fetchNftApprovals } = await import('./approval-reads.ts');
  const [tokens, nfts] = await Promise.all([
    fetchApprovals(client, account, candidates.tokens),
    fetchNftApprovals(client, account, candidates.nfts),
  ]);
  return { tokens, nfts };
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
  const { fetchAnnounced } = await import('./approval-reads.ts');
  const read = (range: BlockRange) => fetchAnnounced(client, account, range);
  const search = last ? await continueSearch(read, last, head) : await searchApprovals(read, head);
  return { ...(await fetchAll(client, account, toCandidates(search.candidates))), search };
}

function toCandidates(announced: readonly Announced[]): Candidates {
  return {
    tokens: announced.filter((one) => one.kind === 'token'),
    nfts: announced.filter((one) => one.kind !== 'token'),
  };
}
