import { type ChainRef, createFactKey } from '../chain/chain-key.ts';

/** The key of the market of a chain. */
export function createMarketInfoKey(chain: ChainRef) {
  return createFactKey(chain, 'market-info', 'market');
}
