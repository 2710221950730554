import type { Reading } from '../chain/reading.ts';
import type { Probe } from './probe-node.ts';

/** The state of a node, worst first. */
export type NodeState = 'requesting' | 'silent' | 'other-chain' | 'behind' | 'slow' | 'well';

/** Nodes differ by a few blocks all the time. */
const toleratedBlocks = 3n;
const slowMs = 1000;

/** The state of a node against the latest block of all nodes and of the page. */
export function computeNodeState(probe: Reading<Probe>, chainId: number, latest: bigint): NodeState {
  if (probe.state === 'loading') return 'requesting';
  if (probe.state !== 'value') return 'silent';
  if (probe.value.chainId !== chainId) return 'other-chain';
  if (computeBlocksBehind(probe.value, latest) > toleratedBlocks) return 'behind';
  return probe.value.latencyMs > slowMs ? 'slow' : 'well';
}

export function computeBlocksBehind({ height }: Probe, latest: bigint): bigint {
  return latest > height ? latest - height : 0n;
}

/** The latest block among the nodes of this chain and the page. */
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
