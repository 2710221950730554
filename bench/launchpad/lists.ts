import { findLevel } from '@tradewind/rules/launchpad/level';
import { formatList, type ListEntry, parseListFile } from '@tradewind/rules/launchpad/list-file';
import { createListTree, isListed, type ListTree } from '@tradewind/rules/launchpad/list-tree';
import { type Hex, keccak256, sha256, slice, toHex } from 'viem';
import type { Load, Measurement } from '../frame/bench.ts';
import { median } from '../frame/median.ts';

const lines: Record<Load, number> = { full: 100_000, small: 500 };
/** A proof takes less than the clock resolves. */
const proofs = 200;

const scope = { chainId: 31338, project: 3, round: 1 };
const payDecimals = 6;
const keccak = (bytes: Hex) => keccak256(bytes);

/**
 * Measures one thread, as the worker of a browser has: the whole check of a list, a proof, and the level of a sale. The
 * entries spread over all addresses, and no two commitments are alike, which is the slowest case of the level.
 */
export function measureLists(load: Load): readonly Measurement[] {
  const count = lines[load];
  const entries = createEntries(count);
  const bytes = new TextEncoder().encode(formatList(entries, payDecimals));
  const list = time(() => verify(bytes));
  const proof = timeProof(entries, list.result);
  const commitments = entries.map(({ maxCommit, weight }) => ({ committed: maxCommit, weight }));
  const half = commitments.reduce((sum, { committed }) => sum + committed, 0n) / 2n;
  const level = time(() => findLevel(commitments, half));
  const shown = count.toLocaleString('en');
  const lower = { better: 'lower' } as const;
  return [
    { ...lower, name: `list of ${shown} lines: hash, lines and tree`, unit: 's', ours: list.seconds, aim: 8 },
    { ...lower, name: 'proof of a line', unit: 'ms', ours: proof, aim: 10 },
    { ...lower, name: `level of ${shown} buyers`, unit: 's', ours: level.seconds, aim: 1 },
  ];
}

function createEntries(count: number): readonly ListEntry[] {
  return Array.from({ length: count }, (_, place) => ({
    account: slice(keccak256(toHex(place)), 0, 20),
    maxCommit: 1_000_000n + BigInt(place) * 7_919n,
    weight: BigInt(1 + (place % 400)),
  }));
}

function verify(bytes: Uint8Array): ListTree {
  sha256(bytes);
  const list = parseListFile(new TextDecoder().decode(bytes), payDecimals);
  if (list.kind === 'faulty') throw new Error(`a faulty line: ${list.line}`);
  return createListTree(list.entries, scope, keccak);
}

function timeProof(entries: readonly ListEntry[], tree: ListTree): number {
  const list = { scope, root: tree.root };
  const times = entries.slice(0, proofs).map((entry) => {
    const { seconds, result } = time(() =>
      isListed(entry, tree.findProof(entry.account) ?? [], list, keccak),
    );
    if (!result) throw new Error('a proof that does not hold');
    return seconds * 1_000;
  });
  return median(times);
}

function time<Result>(work: () => Result): { seconds: number; result: Result } {
  const startedAt = performance.now();
  const result = work();
  return { seconds: (performance.now() - startedAt) / 1_000, result };
}
