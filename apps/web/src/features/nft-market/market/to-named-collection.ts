import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import { messages } from '../../../shared/message/messages.ts';
import { getMarkets } from '../find-markets.ts';

/** A collection with its name; without one where the deployment does not have it: any contract can bear any name. */
export function toNamedCollection(chain: ChainRef, collection: Address) {
  const { art, genesis } = getMarkets(chain);
  const { collections } = messages.nftMarketWrite;
  if (isSameAddress(collection, art)) return { collection, collectionName: collections.artists };
  if (isSameAddress(collection, genesis)) return { collection, collectionName: collections.company };
  return { collection };
}
