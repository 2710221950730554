import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import type { WireArtwork } from '@tradewind/schema/nft-market/artwork';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { parseAsk } from '../work/market-answers.ts';
import type { Ask } from '../work/token.ts';

/** What the chain says of a listing that the index has: its terms now, or that it has ended. */
export type ListedAsk = { readonly kind: 'open'; readonly ask: Ask } | { readonly kind: 'ended' };

/** The listings of shown works by their ids, read with each block. One that is missing is not known. */
export function useListedAsks(works: readonly WireArtwork[]): ReadonlyMap<number, ListedAsk> {
  const chain = useChain();
  const listed = works.flatMap(({ id, tokenId, listing }) =>
    listing === null ? [] : [{ id, tokenId: BigInt(tokenId), market: listing.market, nonce: listing.nonce }],
  );
  const { data } = useQuery({
    queryKey: createReadKey(chain, 'nft-market-asks', listed.map(({ id, nonce }) => `${id}:${nonce}`).join()),
    queryFn: async ({ signal }) => {
      const asks = await readContracts(
        chain.client,
        listed.map(({ market, tokenId }) => ({
          address: market,
          abi: marketAbi,
          functionName: 'askOf',
          args: [tokenId],
        })),
        (answer) => ({ ask: parseAsk(answer) }),
        signal,
      );
      return new Map(
        listed.flatMap(({ id, nonce }, index) => {
          const answer = asks[index];
          return answer === undefined ? [] : [[id, toListedAsk(answer.ask, nonce)] as const];
        }),
      );
    },
    enabled: listed.length > 0,
    placeholderData: keepPreviousData,
  });
  return data ?? new Map();
}

function toListedAsk(ask: Ask | undefined, nonce: number): ListedAsk {
  return ask?.nonce === nonce ? { kind: 'open', ask } : { kind: 'ended' };
}
