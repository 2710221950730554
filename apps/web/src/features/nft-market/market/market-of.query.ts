import { useQuery } from '@tanstack/react-query';
import { marketFactoryAbi } from '@tradewind/abi/nft-market/market-factory.abi';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import type { Address } from 'viem';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { getMarkets } from '../find-markets.ts';

const retryMs = 5_000;

/** The market of a collection by the factory; it never changes. */
export function useMarketOf(collection: Address | undefined): Reading<Address> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createFactKey(chain, 'nft-market-of', collection),
      queryFn: async ({ signal }) => {
        const address = getMarkets(chain).factory;
        const view = { address, abi: marketFactoryAbi, functionName: 'marketOf', args: [collection] };
        const [market] = await readAnswers(chain.client, [view], signal);
        return addressInputSchema.parse(market);
      },
      staleTime: Number.POSITIVE_INFINITY,
      // A node that was away comes back.
      refetchInterval: ({ state }) => (state.data === undefined ? retryMs : false),
      enabled: collection !== undefined,
    }),
  );
}
