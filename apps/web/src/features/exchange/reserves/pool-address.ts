import type { Address } from '@tradewind/rules/network/address';
import { concatHex, keccak256 } from 'viem';

/** The parameters of a factory's pool addresses. */
export type PoolOrigin = { readonly factory: Address; readonly pairInitCodeHash: `0x${string}` };

/** The CREATE2 address of the pool of two sorted tokens; lower case. */
export function computePoolAddress(
  { factory, pairInitCodeHash }: PoolOrigin,
  token0: Address,
  token1: Address,
): Address {
  const salt = keccak256(concatHex([token0, token1]));
  return `0x${keccak256(concatHex(['0xff', factory, salt, pairInitCodeHash])).slice(26)}`;
}
