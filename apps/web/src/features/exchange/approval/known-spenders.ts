import type { Address } from '@tradewind/rules/network/address';
import type { Chain } from '../../../shared/chain/chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { getExchange } from '../get-exchange.ts';

/** A contract that takes tokens on this site; its allowances are read without the history. */
export type KnownSpender = {
  readonly address: Address;
  readonly name: string;
  /** The tokens that it takes besides the listed ones, from the chain alone. */
  readonly fetchTokens?: (signal: AbortSignal) => Promise<readonly Address[]>;
};

/** The spenders of every area on a chain. */
export function listKnownSpenders(chain: Chain): readonly KnownSpender[] {
  const fetchTokens = (signal: AbortSignal) => fetchPoolTokens(chain, signal);
  return [{ address: getExchange(chain).router, name: messages.approval.router, fetchTokens }];
}

/** The tokens of all pools, and all pool tokens. They come from the chain alone, so that no API can hide one. */
async function fetchPoolTokens(chain: Chain, signal: AbortSignal): Promise<readonly Address[]> {
  const { readLens } = await import('../reserves/reserve-lens.ts');
  const { pools } = await readLens(chain, signal);
  return pools.flatMap(({ address, token0, token1 }) => [address, token0, token1]);
}
