import { useQuery } from '@tanstack/react-query';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { type Market, readMarkets } from '../market/read-markets.ts';
import { computeOfferTotal } from '../offers/offer.ts';
import { parseAsk, parseAsks, parseOffer, userBidSchema } from '../work/market-answers.ts';
import type { Ask, MarketToken } from '../work/token.ts';

/** Something that a market holds of an account. Amounts are raw units of the quote token. */
export type Held =
  | { readonly kind: 'ask'; readonly token: MarketToken; readonly ask: Ask }
  | {
      readonly kind: 'bid';
      readonly token: MarketToken;
      readonly nonce: number;
      readonly price: bigint;
      /** The open listing that it is for; undefined where that has ended. */
      readonly ask: Ask | undefined;
    }
  | { readonly kind: 'offer'; readonly market: Address; readonly amount: bigint }
  | { readonly kind: 'credit'; readonly market: Address; readonly amount: bigint };

/** Entries of a list at once; after some left, the next ones follow. */
const pageSize = 50n;

/** What all markets hold of an account, from the contracts alone, with each block. */
export function useHeld(account: Address) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createReadKey(chain, 'nft-market-held', account),
    queryFn: ({ signal }) => readHeld(chain, account, signal),
  });
  const held: Reading<readonly Held[]> = toReading(query);
  return { held, retry: () => void query.refetch(), isRetrying: query.isFetching };
}

async function readHeld(chain: Chain, account: Address, signal: AbortSignal): Promise<readonly Held[]> {
  const markets = await readMarkets(chain, signal);
  const lists = await Promise.all(markets.map((market) => readOfMarket(chain, market, account, signal)));
  return lists.flat();
}

async function readOfMarket(
  { client }: Chain,
  { market, collection }: Market,
  account: Address,
  signal: AbortSignal,
): Promise<readonly Held[]> {
  const views = [
    ['getAsksByUser', account, 0n, pageSize],
    ['getUserBids', account, 0n, pageSize],
    ['offerOf', account],
    ['pending', account],
  ] as const;
  const [asks, bids, offered, credited] = await readAnswers(
    client,
    views.map(([functionName, ...args]) => ({ address: market, abi: marketAbi, functionName, args })),
    signal,
  );
  const offer = parseOffer(offered);
  const amounts = [
    { kind: 'offer', market, amount: offer ? computeOfferTotal(offer) : 0n },
    { kind: 'credit', market, amount: z.bigint().parse(credited) },
  ] as const;
  const toToken = (tokenId: bigint): MarketToken => ({ market, collection, tokenId });
  const own = z.array(userBidSchema).parse(bids);
  const listings = await readAnswers(
    client,
    own.map(({ id }) => ({ address: market, abi: marketAbi, functionName: 'askOf', args: [id] })),
    signal,
  );
  return [
    ...parseAsks(asks).map(({ tokenId, ask }) => ({ kind: 'ask', token: toToken(tokenId), ask }) as const),
    ...own.map(({ id, nonce, price, isOpen }, index) => {
      const ask = isOpen ? parseAsk(listings[index]) : undefined;
      return { kind: 'bid', token: toToken(id), nonce: Number(nonce), price, ask } as const;
    }),
    ...amounts.filter(({ amount }) => amount > 0n),
  ];
}
