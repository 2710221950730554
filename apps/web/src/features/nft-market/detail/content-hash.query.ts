import { useQuery } from '@tanstack/react-query';
import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';
import { hashSchema } from '@tradewind/schema/wire/hash';
import type { Hex } from 'viem';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { MarketToken } from '../work/token.ts';

/** The SHA-256 hash of a work's file that the artists' collection keeps for ever. */
export function useContentHash({ collection, tokenId }: MarketToken, isEnabled: boolean): Reading<Hex> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createFactKey(chain, 'nft-market-content', collection, String(tokenId)),
      queryFn: async ({ signal }) => {
        const view = {
          address: collection,
          abi: artNftAbi,
          functionName: 'contentHash',
          args: [tokenId],
        } as const;
        const [hash] = await readAnswers(chain.client, [view], signal);
        return hashSchema.parse(hash);
      },
      enabled: isEnabled,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
}
