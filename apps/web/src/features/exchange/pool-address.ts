import type { Address } from '@tradewind/rules/network/address';
import { concatHex, keccak256 } from 'viem';

/** What decides where a factory's pools are. */
export type PoolOrigin = { readonly factory: Address; readonly pairInitCodeHash: `0x${string}` };

/** Where the factory puts the pool of two tokens in their order (CREATE2); lower case. */
export function computePoolAddress(
  { factory, pairInitCodeHash }: PoolOrigin,
  token0: Address,
  token1: Address,
): Address {
  const salt = keccak256(concatHex([token0, token1]));
  return `0x${keccak256(concatHex(['0xff', factory, salt, pairInitCodeHash])).slice(26)}`;
}
