import { useQuery } from '@tanstack/react-query';
import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';
import { marketFactoryAbi } from '@tradewind/abi/nft-market/market-factory.abi';
import type { Address } from '@tradewind/rules/network/address';
import { type ArtworkPlace, toArtworkPlace } from '@tradewind/rules/nft-market/artwork-id';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { getMarkets } from '../find-markets.ts';
import type { MarketToken } from './token.ts';

/** A work as its contracts know it; these facts never change. */
export interface ChainWork extends MarketToken {
  /** Of a work of the artists' collection. */
  readonly fileName: string | null;
  readonly creator: Address | null;
}

/** The work of a number, from the chain alone; null where the number names no collection. */
export function useChainWork(number: number, isEnabled: boolean): Reading<ChainWork | null> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createFactKey(chain, 'nft-market-chain-work', number),
      queryFn: ({ signal }) => readChainWork(chain, toArtworkPlace(number), signal),
      enabled: isEnabled,
    }),
  );
}

async function readChainWork(
  chain: Chain,
  { collectionIndex, tokenId }: ArtworkPlace,
  signal: AbortSignal,
): Promise<ChainWork | null> {
  const { factory, art } = getMarkets(chain);
  // Only the artists' works can be named without the index, which gives the other collections their numbers.
  if (collectionIndex !== 0) return null;
  const id = BigInt(tokenId);
  const ofArt = { address: art, abi: artNftAbi } as const;
  const [market, name, creator] = await readContracts(
    chain.client,
    [
      { address: factory, abi: marketFactoryAbi, functionName: 'marketOf', args: [art] },
      { ...ofArt, functionName: 'contentName', args: [id] },
      { ...ofArt, functionName: 'creatorOf', args: [id] },
    ],
    (answer) => answer,
    signal,
  );
  if (name === undefined) return null;
  return {
    market: addressInputSchema.parse(market),
    collection: art,
    tokenId: id,
    fileName: z.string().parse(name),
    creator: addressInputSchema.safeParse(creator).data ?? null,
  };
}
