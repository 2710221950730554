import { createHash } from 'node:crypto';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { areas } from './areas.ts';
import type { ChainArea } from './sync/define-area.ts';

/** Increased when the rows of an old program would differ from those of this one: the index is then rebuilt. */
const indexVersion = 7;

export type ChainSources = {
  /** Those that the chain has, in the order of their writes. */
  areas: readonly ChainArea[];
  /** Start of the oldest contract; undefined without contracts, where only the head is followed. */
  startBlock: number | undefined;
  deploymentHash: Hex;
};

/** The areas of the chain; another hash means that the rows have other sources. */
export function getChainSources(chainId: number): ChainSources {
  const found = areas.flatMap(({ find }) => find(chainId) ?? []);
  const starts = found.flatMap((each) => each.startBlock ?? []);
  const startBlock = starts.length > 0 ? Math.min(...starts) : undefined;
  // Without a start the rows would depend on the time at which the indexer first ran.
  const present = startBlock === undefined ? [] : found.map(({ area }) => area);
  // An area that this chain lacks has no part in the hash: a new area costs other chains no reindex.
  const sources = present.map(({ name, sources: of }) => [name, of]);
  return { areas: present, startBlock, deploymentHash: hash([indexVersion, startBlock, sources]) };
}

function hash(value: unknown): Hex {
  return `0x${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`;
}
