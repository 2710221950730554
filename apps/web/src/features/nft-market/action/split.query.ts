import { useQuery } from '@tanstack/react-query';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { computeSplit } from '@tradewind/rules/nft-market/split-price';
import * as z from 'zod/mini';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { MarketToken } from '../work/token.ts';

/** `IMarket.Split`: the parts of a price in raw units. */
const splitSchema = z.object({ fee: z.bigint(), royalty: z.bigint(), proceeds: z.bigint() });
export type Split = z.infer<typeof splitSchema>;

/** A listing keeps the fee that it began with; an offer has that of the moment. */
export type SplitOf = 'listing' | 'offer';

/** The parts of a price as the market would divide it now. */
export function useSplit(
  { market, tokenId }: MarketToken,
  price: bigint | undefined,
  of: SplitOf = 'listing',
): Reading<Split> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createReadKey(chain, 'nft-market-split', market, String(tokenId), String(price), of),
      queryFn: async ({ signal }) => {
        const view = { address: market, abi: marketAbi } as const;
        const [answer, feeBps] = await readAnswers(
          chain.client,
          [
            { ...view, functionName: 'quote', args: [tokenId, price ?? 0n] },
            { ...view, functionName: 'feePercent' },
          ],
          signal,
        );
        const split = splitSchema.parse(answer);
        return of === 'listing' ? split : toOfferSplit(price ?? 0n, split, z.bigint().parse(feeBps));
      },
      enabled: price !== undefined,
    }),
  );
}

/** The same royalty with another fee. */
function toOfferSplit(price: bigint, { royalty }: Split, feeBps: bigint): Split {
  const { fee } = computeSplit(price, feeBps, undefined);
  return { fee, royalty, proceeds: price - fee - royalty };
}
