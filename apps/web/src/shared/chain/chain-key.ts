import type { Chain } from './chain.ts';
import { chainReadKey } from './latest-block.ts';

/** What identifies a chain: a whole `Chain` is one. */
export type ChainRef = Pick<Chain, 'chainId'>;

/** The key of a query about one chain. Another chain's answer has another key, whatever the addresses are. */
export type ChainKey = readonly [kind: ChainKeyKind, chainId: number, ...parts: readonly unknown[]];

type ChainKeyKind = typeof chainReadKey | typeof chainFactKey;

/** Every query whose key starts with this is about one chain, and no new block repeats it. */
const chainFactKey = 'chain-fact';

/** The key of a read that each new block of the chain repeats. Without parts it matches every such read of the chain. */
export function createReadKey({ chainId }: ChainRef, ...parts: readonly unknown[]): ChainKey {
  return [chainReadKey, chainId, ...parts];
}

/** The key of data about a chain that its blocks do not repeat: they do not change it, or it has its own interval. */
export function createFactKey({ chainId }: ChainRef, ...parts: readonly unknown[]): ChainKey {
  return [chainFactKey, chainId, ...parts];
}
