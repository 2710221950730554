import type { Address } from '@tradewind/rules/network/address';
import { getExchange } from '../../../shared/chain/chain-client.ts';
import { messages } from '../../../shared/message/messages.ts';

/** A contract that takes tokens on this site; its allowances are read without the history. */
export type KnownSpender = {
  readonly address: Address;
  readonly name: string;
  /** The tokens that it takes besides the listed ones, from the chain alone. */
  readonly fetchTokens?: (signal: AbortSignal) => Promise<readonly Address[]>;
};

/** The spenders of every area. */
export function listKnownSpenders(): readonly KnownSpender[] {
  return [{ address: getExchange().router, name: messages.approval.router, fetchTokens: fetchPoolTokens }];
}

/** The tokens of all pools, and all pool tokens. They come from the chain alone, so that no API can hide one. */
async function fetchPoolTokens(signal: AbortSignal): Promise<readonly Address[]> {
  const { readLens } = await import('../reserves/reserve-lens.ts');
  const { pools } = await readLens(signal);
  return pools.flatMap(({ address, token0, token1 }) => [address, token0, token1]);
}
