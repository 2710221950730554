import { hashKey, useQuery } from '@tanstack/react-query';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { findValue, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { Market } from '../market/read-markets.ts';
import { parseOffer, parseOffers } from '../work/market-answers.ts';
import { useListedOffers } from './listed-offers.query.ts';
import type { Offer } from './offer.ts';

/** Offers as the market has them at one block, also those whose time is over. */
export interface MarketOffers {
  /** In no order. */
  readonly offers: readonly Offer[];
  /** That of the account. */
  readonly own: Offer | undefined;
}

const pageSize = 100n;
/** The first pages of the market's list, which has no order: where it is longer, the index names the best ones. */
const pages = [0n, 1n, 2n, 3n, 4n];
const mostNamed = 50;

/** The offers of a market with each block, from the contract: the index only says which accounts to look at. */
export function useOffers(market: Market, account: Address | undefined): Reading<MarketOffers> {
  const chain = useChain();
  const { rows: listed } = useListedOffers(market.collection);
  const named = (findValue(listed) ?? []).slice(0, mostNamed).map(({ bidder }) => bidder);
  const queryKey = createReadKey(chain, 'nft-market-offers', market.market, account, named.join());
  return toReading(
    useQuery({
      queryKey,
      queryFn: ({ signal }) => readOffers(chain, market, { account, named, signal }),
      // Other names of the index, never another account or market.
      placeholderData: (previous, query) =>
        query && toOwner(query.queryKey) === toOwner(queryKey) ? previous : undefined,
    }),
  );
}

const toOwner = (queryKey: readonly unknown[]) => hashKey(queryKey.slice(0, -1));

type Wanted = {
  readonly account: Address | undefined;
  readonly named: readonly Address[];
  readonly signal: AbortSignal;
};

async function readOffers(
  { client }: Chain,
  { market }: Market,
  { account, named, signal }: Wanted,
): Promise<MarketOffers> {
  const view = { address: market, abi: marketAbi } as const;
  const accounts = account === undefined ? named : [account, ...named];
  const answers = await readAnswers(
    client,
    [
      ...pages.map((page) => ({ ...view, functionName: 'getOffers', args: [page * pageSize, pageSize] })),
      ...accounts.map((bidder) => ({ ...view, functionName: 'offerOf', args: [bidder] })),
    ],
    signal,
  );
  const single = answers.slice(pages.length).map(parseOffer);
  const found = [
    ...answers.slice(0, pages.length).flatMap(parseOffers),
    ...single.filter((each) => each !== undefined),
  ];
  return {
    offers: [...new Map(found.map((offer) => [offer.bidder, offer])).values()],
    own: account === undefined ? undefined : single[0],
  };
}
