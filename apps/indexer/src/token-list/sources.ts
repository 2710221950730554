import { findNetworkDeployment } from '@tradewind/abi/deployment';
import { defaultTokenLists, type TokenListEntry } from '@tradewind/abi/token-list';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toAddressKey } from '@tradewind/rules/network/address';

/** The tokens of one chain whose transfers are followed, in lower case and sorted. */
export type TokenListSources = { chainId: number; followedTokens: readonly Hex[] };

/** A listed token with this tag has too many transfers to keep them (decision 167). */
const busyTag = 'busy';

type ListedChain = { chainId: number; tokens: readonly TokenListEntry[]; startBlock: undefined };

/** A chain of the site with a default list; its transfers are followed from where the other areas begin. */
export function findListedChain(chainId: number): ListedChain | undefined {
  const tokens = defaultTokenLists[chainId]?.tokens;
  return findNetworkDeployment(chainId) && tokens && { chainId, tokens, startBlock: undefined };
}

export function toTokenListSources({
  chainId,
  tokens,
}: Pick<ListedChain, 'chainId' | 'tokens'>): TokenListSources {
  const followed = tokens.filter(({ tags }) => !tags?.includes(busyTag));
  return { chainId, followedTokens: followed.map(({ address }) => toAddressKey(address)).toSorted() };
}
