import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { isSameAddress } from '@tradewind/rules/network/address';
import { nftStakeTopic } from '@tradewind/schema/nft-stake/hub-names';
import { stakedListSchema } from '@tradewind/schema/nft-stake/staked-list';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import { useCallback } from 'react';
import type { Address } from 'viem';
import { fetchPageFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createFactKey, createReadKey } from '../../../shared/chain/chain-key.ts';
import { joinReadings } from '../../../shared/chain/join-readings.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { TopicUpdate } from '../../../shared/live/topic-listeners.ts';
import { useAreaUpdates } from '../../../shared/live/use-area-updates.ts';
import { changesWorks } from './changes-works.ts';
import type { Work } from './work.ts';

/** The index lists staked works first: the first page has the fifty of them at most, and the first of the wallet. */
const pageSize = 100;
const firstPage = 1;

/** The works in the wallet of an account, and whether it has more than the list of the index ever shows. */
export type WalletWorks = { readonly works: readonly Work[]; readonly isCut: boolean };

/** The index finds them, page by page, the chain verifies their owner with each block. */
export function useWalletWorks(account: Address) {
  const chain = useChain();
  const listed = useListedWorks(account);
  const works = listed.data?.works ?? [];
  const owned = useQuery({
    queryKey: createReadKey(chain, 'nft-owners', account, works.map(toText).join()),
    queryFn: ({ signal }) => readOwned(chain, account, works, signal),
    // Those on screen stay there while the works of the next page are verified.
    placeholderData: (known) => known,
    enabled: listed.data !== undefined,
  });
  const wallet: Reading<WalletWorks> =
    listed.data === undefined
      ? toReading<WalletWorks>(listed)
      : joinReadings(toReading(listed), toReading(owned), ({ isCut }, own) => ({ works: own, isCut }));
  return {
    wallet,
    retry: () => {
      void listed.refetch();
      if (listed.data !== undefined) void owned.refetch();
    },
    isRetrying: listed.isFetching || owned.isFetching,
    hasMore: listed.hasNextPage,
    fetchMore: () => void listed.fetchNextPage(),
    isFetchingMore: listed.isFetchingNextPage,
  };
}

/** The works in the wallet as the index lists them; a cue of the hub renews them. */
function useListedWorks(account: Address) {
  const chain = useChain();
  const queries = useQueryClient();
  const renew = useCallback(
    (update: TopicUpdate) => {
      if (changesWorks(update, account))
        void queries.invalidateQueries({ queryKey: createFactKey(chain, 'nft-works', account) });
    },
    [queries, chain, account],
  );
  useAreaUpdates(nftStakeTopic, renew);
  return useInfiniteQuery({
    queryKey: createFactKey(chain, 'nft-works', account),
    queryFn: ({ pageParam, signal }) => fetchListed(chain, account, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ totalCount }, _, pageNumber) =>
      pageNumber * pageSize < totalCount ? pageNumber + 1 : undefined,
    select: joinPages,
  });
}

type Page = Awaited<ReturnType<typeof fetchListed>>;

function fetchListed(chain: Chain, account: Address, pageNumber: number, signal: AbortSignal) {
  return fetchPageFromApi({
    chain,
    path: '/Artworks/all_nft_stake',
    schema: stakedListSchema,
    body: { ownerAddress: account, pageNumber, pageSize },
    signal,
  });
}

/** A work that moved between two reads is on both pages. */
function joinPages({ pages }: InfiniteData<Page>): WalletWorks {
  const inWallet = pages.flatMap(({ data }) => data.nfts.filter(({ place }) => place === 'wallet'));
  const works = inWallet.map(({ collection, tokenId }) => ({ collection, tokenId: BigInt(tokenId) }));
  return {
    works: [...new Map(works.map((work) => [toText(work), work])).values()],
    isCut: pages.some(({ data }) => data.hasMore),
  };
}

async function readOwned(
  { client }: Chain,
  account: Address,
  works: readonly Work[],
  signal: AbortSignal,
): Promise<readonly Work[]> {
  const calls = works.map(({ collection, tokenId }) => ({
    address: collection,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [tokenId],
  }));
  const owners = await readContracts(
    client,
    calls,
    (owner) => addressInputSchema.safeParse(owner).data,
    signal,
  );
  return works.filter((_, index) => {
    const owner = owners[index];
    return owner !== undefined && isSameAddress(owner, account);
  });
}

function toText({ collection, tokenId }: Work): string {
  return `${collection} ${tokenId}`;
}
