import { useQuery, useQueryClient } from '@tanstack/react-query';
import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { isSameAddress } from '@tradewind/rules/network/address';
import { nftStakeTopic } from '@tradewind/schema/nft-stake/hub-names';
import { stakedListSchema } from '@tradewind/schema/nft-stake/staked-list';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import { useCallback } from 'react';
import type { Address } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createFactKey, createReadKey } from '../../../shared/chain/chain-key.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { TopicUpdate } from '../../../shared/live/topic-listeners.ts';
import { useAreaUpdates } from '../../../shared/live/use-area-updates.ts';
import { changesWorks } from './changes-works.ts';
import type { Work } from './work.ts';

/** The index lists staked works first, so one page has all that can be staked beside the fifty that are. */
const pageSize = 100;

/** The works in the wallet of an account, and whether it has more than the list shows. */
export type WalletWorks = { readonly works: readonly Work[]; readonly hasMore: boolean };

/** The index finds them, the chain verifies their owner with each block. */
export function useWalletWorks(account: Address): Reading<WalletWorks> {
  const chain = useChain();
  const queries = useQueryClient();
  const listKey = createFactKey(chain, 'nft-works', account);
  const renew = useCallback(
    (update: TopicUpdate) => {
      if (changesWorks(update, account))
        void queries.invalidateQueries({ queryKey: createFactKey(chain, 'nft-works', account) });
    },
    [queries, chain, account],
  );
  useAreaUpdates(nftStakeTopic, renew);
  const listed = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => fetchListed(chain, account, signal),
  });
  const { works = [], hasMore = false } = listed.data ?? {};
  const owned = useQuery({
    queryKey: createReadKey(chain, 'nft-owners', account, works.map(toText).join()),
    queryFn: async ({ signal }) => ({ works: await readOwned(chain, account, works, signal), hasMore }),
    enabled: listed.data !== undefined,
  });
  return listed.data === undefined ? toReading<WalletWorks>(listed) : toReading(owned);
}

async function fetchListed(chain: Chain, account: Address, signal: AbortSignal): Promise<WalletWorks> {
  const { nfts, hasMore } = await fetchFromApi({
    chain,
    path: '/Artworks/all_nft_stake',
    schema: stakedListSchema,
    body: { ownerAddress: account, pageSize },
    signal,
  });
  const inWallet = nfts.filter(({ place }) => place === 'wallet');
  return {
    hasMore: hasMore || nfts.length === pageSize,
    works: inWallet.map(({ collection, tokenId }) => ({ collection, tokenId: BigInt(tokenId) })),
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
