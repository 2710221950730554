import { useQuery } from '@tanstack/react-query';
import { marketFactoryAbi } from '@tradewind/abi/nft-market/market-factory.abi';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import type { Address } from 'viem';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { getMarkets } from '../find-markets.ts';

/** The market of a collection, which never changes; it is not read where it is known. */
export function useMarketOf(collection: Address | undefined, known?: Address): Reading<Address> {
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
      initialData: known,
      staleTime: Number.POSITIVE_INFINITY,
      enabled: collection !== undefined,
    }),
  );
}
