import { useQuery } from '@tanstack/react-query';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { marketFactoryAbi } from '@tradewind/abi/nft-market/market-factory.abi';
import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { RpcNodeError } from '../../../shared/chain/rpc-error.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { getMarkets } from '../find-markets.ts';
import { nobody, parseAsk, userBidSchema } from '../work/market-answers.ts';
import { type BasketState, toBasketState } from './basket-state.ts';
import { type BasketWork, toListingKey } from './basket-store.ts';

/** The states of works by the keys of their listings. */
export type BasketStates = ReadonlyMap<string, BasketState>;

/** Whether an account can buy the works of a basket, from their contracts with each block. */
export function useBasketStates(
  works: readonly BasketWork[],
  account: Address | undefined,
): Reading<BasketStates> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createReadKey(chain, 'nft-market-basket', works.map(toListingKey).join(), account),
      queryFn: ({ signal }) => readBasketStates(chain, works, { account, signal }),
      // Of the same account: one that comes or goes hides nothing of the others.
      placeholderData: (previous, query) => (query?.queryKey.at(-1) === account ? previous : undefined),
      enabled: works.length > 0,
    }),
  );
}

type Reader = { readonly account: Address | undefined; readonly signal?: AbortSignal };

/** The factory names the market of each collection; nothing here is the word of our API. */
export async function readBasketStates(
  chain: Chain,
  works: readonly BasketWork[],
  { account, signal }: Reader,
): Promise<BasketStates> {
  const markets = await readMarketsOf(chain, works, signal);
  const answers = await readContracts(
    chain.client,
    works.flatMap((work, index) => listViews(work, markets[index] ?? nobody, account)),
    (answer) => answer,
    signal,
  );
  return new Map(
    works.map((work, index) => {
      const [listing, holder, bid] = answers.slice(index * 3, index * 3 + 3);
      if (listing === undefined && markets[index] !== nobody)
        throw new RpcNodeError('a market did not answer');
      const found = {
        ask: listing === undefined ? undefined : parseAsk(listing),
        holder: addressInputSchema.safeParse(holder).data,
        hasBid: bid !== undefined && userBidSchema.parse(bid).price > 0n,
      };
      return [toListingKey(work), toBasketState(work, found, account)] as const;
    }),
  );
}

async function readMarketsOf(
  chain: Chain,
  works: readonly BasketWork[],
  signal: AbortSignal | undefined,
): Promise<readonly Address[]> {
  const { factory } = getMarkets(chain);
  const views = works.map(({ collection }) => ({
    address: factory,
    abi: marketFactoryAbi,
    functionName: 'marketOf',
    args: [collection],
  }));
  const answers = await readAnswers(chain.client, views, signal);
  return answers.map((answer) => addressInputSchema.parse(answer));
}

function listViews({ collection, tokenId, nonce }: BasketWork, market: Address, account: Address = nobody) {
  const id = BigInt(tokenId);
  const ofMarket = { address: market, abi: marketAbi } as const;
  return [
    { ...ofMarket, functionName: 'askOf', args: [id] },
    { address: collection, abi: erc721Abi, functionName: 'ownerOf', args: [id] },
    { ...ofMarket, functionName: 'getUserBid', args: [account, id, nonce] },
  ];
}
