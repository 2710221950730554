import { defaultTokenLists } from '@tradewind/abi/token-list';
import { isSameAddress } from '@tradewind/rules/network/address';

/** The symbol of a token; null where no list of ours has it. The index reads none from the contracts. */
export function findListedSymbol(chainId: number, address: `0x${string}`): string | null {
  const listed = defaultTokenLists[chainId]?.tokens ?? [];
  return listed.find((token) => isSameAddress(token.address, address))?.symbol ?? null;
}
