import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { marketFactoryAbi } from '@tradewind/abi/nft-market/market-factory.abi';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { Chain } from '../../../shared/chain/chain.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { getMarkets } from '../find-markets.ts';

export type Market = { readonly market: Address; readonly collection: Address };

/** Markets of one read; the owner of the factory creates each of them. */
const mostMarkets = 100n;

/** The markets of the factory with their collections, the first 100. */
export async function readMarkets(chain: Chain, signal?: AbortSignal): Promise<readonly Market[]> {
  const { factory } = getMarkets(chain);
  const page = {
    address: factory,
    abi: marketFactoryAbi,
    functionName: 'marketsPage',
    args: [0n, mostMarkets],
  };
  const [answer] = await readAnswers(chain.client, [page], signal);
  const markets = z.array(addressInputSchema).parse(answer);
  const collections = await readAnswers(
    chain.client,
    markets.map((address) => ({ address, abi: marketAbi, functionName: 'collection' })),
    signal,
  );
  return markets.map((market, index) => ({
    market,
    collection: addressInputSchema.parse(collections[index]),
  }));
}
