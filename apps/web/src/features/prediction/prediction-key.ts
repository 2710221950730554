import { type ChainKey, type ChainRef, createFactKey } from '../../shared/chain/chain-key.ts';

/** Every query whose key starts with this is fetched again when the hub publishes a change of the chain's game. */
export function createPredictionKey(chain: ChainRef, ...parts: readonly unknown[]): ChainKey {
  return createFactKey(chain, 'prediction', ...parts);
}
