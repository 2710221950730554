import { useQuery } from '@tanstack/react-query';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import * as z from 'zod/mini';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { MarketToken } from '../work/token.ts';

/** `IMarket.Split`: the parts of a price in raw units. */
const splitSchema = z.object({ fee: z.bigint(), royalty: z.bigint(), proceeds: z.bigint() });
export type Split = z.infer<typeof splitSchema>;

/** The parts of a price as the market would divide it now. */
export function useSplit({ market, tokenId }: MarketToken, price: bigint | undefined): Reading<Split> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createReadKey(chain, 'nft-market-split', market, String(tokenId), String(price)),
      queryFn: async ({ signal }) => {
        const view = {
          address: market,
          abi: marketAbi,
          functionName: 'quote',
          args: [tokenId, price ?? 0n],
        } as const;
        const [answer] = await readAnswers(chain.client, [view], signal);
        return splitSchema.parse(answer);
      },
      enabled: price !== undefined,
    }),
  );
}
