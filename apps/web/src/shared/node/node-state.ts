import type { Reading } from '../chain/reading.ts';
import type { Probe } from './probe-node.ts';

/** How a node is doing, worst first. */
export type NodeState = 'asking' | 'silent' | 'other-chain' | 'behind' | 'slow' | 'well';

/** Nodes are a few blocks apart all the time. */
const toleratedBlocks = 3n;
const slowMs = 1000;

/** Where a node stands beside the latest block that any of them, or the page, knows. */
export function computeNodeState(probe: Reading<Probe>, chainId: number, latest: bigint): NodeState {
  if (probe.state === 'loading') return 'asking';
  if (probe.state !== 'value') return 'silent';
  if (probe.value.chainId !== chainId) return 'other-chain';
  if (computeBlocksBehind(probe.value, latest) > toleratedBlocks) return 'behind';
  return probe.value.latencyMs > slowMs ? 'slow' : 'well';
}

export function computeBlocksBehind({ height }: Probe, latest: bigint): bigint {
  return latest > height ? latest - height : 0n;
}

/** The latest block of what the nodes of this chain said, and of what the page knows. */
export function computeLatestBlock(
  probes: readonly Reading<Probe>[],
  chainId: number,
  known: bigint,
): bigint {
  const heights = probes.flatMap((probe) =>
    probe.state === 'value' && probe.value.chainId === chainId ? [probe.value.height] : [],
  );
  return heights.reduce((latest, height) => (height > latest ? height : latest), known);
}
