import { array, assert, asyncProperty, bigInt } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import type { Announced } from './fetch-announced.ts';
import type { BlockRange } from './fetch-announced.ts';
import { continueSearch, searchApprovals } from './search-approvals.ts';

const toCandidate = (block: bigint): Announced => ({
  kind: 'token',
  token: `0x${block.toString(16).padStart(40, '0')}`,
  spender: toAddress('1'),
});

/** A node that has an approval in each of these blocks and refuses more than `limit` blocks at once. */
function createNode(blocks: readonly bigint[], limit: bigint) {
  const requested: BlockRange[] = [];
  const read = async (range: BlockRange) => {
    requested.push(range);
    if (range.to - range.from + 1n > limit) throw new Error('range too large');
    return blocks.filter((block) => block >= range.from && block <= range.to).map(toCandidate);
  };
  return { requested, read };
}

describe('searchApprovals', () => {
  it('[LIQ-09] requests the whole history at once where the node allows it', async () => {
    const { requested, read } = createNode([0n, 7n, 99n], 1_000n);
    const { candidates, range } = await searchApprovals(read, 99n);
    expect(requested).toEqual([{ from: 0n, to: 99n }]);
    expect(range).toEqual({ from: 0n, to: 99n });
    expect(candidates).toHaveLength(3);
  });

  it('[LIQ-09] reports the searched range where the node limits it', async () => {
    const { requested, read } = createNode([49_999_000n, 5n], 10_000n);
    const { candidates, range } = await searchApprovals(read, 50_000_000n);
    expect(requested).toHaveLength(24);
    expect(candidates).toEqual([toCandidate(49_999_000n)]);
    expect(range?.to).toBe(50_000_000n);
    expect(range?.from).toBeGreaterThan(49_000_000n);
    expect(range?.from).toBeLessThan(49_999_000n);
  });

  it('[LIQ-09] reports no range where the node refuses everything', async () => {
    const { read } = createNode([1n], 0n);
    expect(await searchApprovals(read, 50_000_000n)).toEqual({ candidates: [], range: undefined });
  });

  it('[LIQ-09] finds exactly the approvals of the reported range, each once', async () => {
    await assert(
      asyncProperty(
        array(bigInt({ min: 0n, max: 100_000n }), { maxLength: 30 }),
        bigInt({ min: 0n, max: 100_000n }),
        bigInt({ min: 0n, max: 100_000n }),
        async (blocks, head, limit) => {
          const { candidates, range } = await searchApprovals(createNode(blocks, limit).read, head);
          const within = range ? blocks.filter((block) => block >= range.from && block <= range.to) : [];
          const announced = [...new Set(within)].map(toCandidate);
          expect(new Set(candidates)).toEqual(new Set(announced));
          expect(candidates).toHaveLength(announced.length);
        },
      ),
    );
  });
});

const toRange = (from: bigint, to: bigint) => ({ candidates: [toCandidate(3n)], range: { from, to } });

describe('continueSearch', () => {
  it('[LIQ-09] adds approvals of later blocks and searches blocks again that may have been replaced', async () => {
    const { requested, read } = createNode([1_010n], 5_000n);
    const { candidates, range } = await continueSearch(read, toRange(0n, 1_000n), 1_020n);
    expect(requested).toEqual([{ from: 936n, to: 1_020n }]);
    expect(range).toEqual({ from: 0n, to: 1_020n });
    expect(candidates).toEqual([toCandidate(3n), toCandidate(1_010n)]);
  });

  it('[LIQ-09] throws on a failure, so that earlier results are not replaced by an empty answer', async () => {
    const { read } = createNode([], 0n);
    await expect(continueSearch(read, toRange(0n, 1_000n), 1_020n)).rejects.toThrow('range too large');
  });

  it('[LIQ-09] restarts where nothing was searched, and requests nothing beyond the head', async () => {
    const { read } = createNode([4n], 5_000n);
    const none = { candidates: [], range: undefined };
    expect((await continueSearch(read, none, 10n)).candidates).toEqual([toCandidate(4n)]);
    const last = toRange(0n, 1_000n);
    expect(await continueSearch(read, last, 5n)).toEqual(last);
  });
});
