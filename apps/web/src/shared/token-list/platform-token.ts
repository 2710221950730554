import { defaultTokenLists } from '@tradewind/abi/token-list';
import type { ChainRef } from '../chain/chain-key.ts';
import type { Token } from './currency.ts';

const platformTag = 'platform';

/** The token of the product on a chain, by the default list alone: a list of the user could claim the tag. */
export function findPlatformToken({ chainId }: ChainRef): Token | undefined {
  const entry = defaultTokenLists[chainId]?.tokens.find(({ tags }) => tags?.includes(platformTag));
  return entry && { kind: 'token', ...entry };
}
