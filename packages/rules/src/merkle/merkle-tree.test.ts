import * as fc from 'fast-check';
import { keccak256 } from 'viem';
import { expect, it } from 'vitest';
import {
  createMerkleTree,
  encodeWords,
  hashLeaf,
  isProven,
  listSiblingPlaces,
  packHashes,
} from './merkle-tree.ts';

type Hex = `0x${string}`;

const leaves = Array.from({ length: 64 }, (_, index) => hashLeaf(encodeWords([BigInt(index)]), keccak256));
const leafAt = (index: number): Hex => leaves[index] ?? '0x';

it.each([1, 2, 3, 4, 7, 64])(
  '[IDO-15] given %d leaves, when each is proved, then its proof leads to the root and no other leaf does',
  (count) => {
    const tree = createMerkleTree(leaves.slice(0, count), keccak256);
    for (let index = 0; index < count; index += 1) {
      const proof = tree.prove(index);
      expect(processProof(leafAt(index), proof)).toBe(tree.root);
      expect(isProven(leafAt(index), proof, tree.root, keccak256)).toBe(true);
      expect(isProven(leafAt(63 - index), proof, tree.root, keccak256)).toBe(63 - index === index);
    }
  },
);

it.each([1, 2, 4, 8, 16, 32, 64])(
  '[IDO-15] given %d leaves, a power of two, then the root is that of the complete tree',
  (count) => {
    const tree = createMerkleTree(leaves.slice(0, count), keccak256);
    expect(tree.root).toBe(computeRoot(leaves.slice(0, count)));
  },
);

it('[IDO-15] given a proof, when a hash is changed, added or left out, then it proves nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 64 }), fc.nat(), fc.nat(), (count, at, place) => {
      const tree = createMerkleTree(leaves.slice(0, count), keccak256);
      const leaf = leafAt(at % count);
      const proof = tree.prove(at % count);
      const wrong = place % proof.length;
      const others = [
        proof.slice(1),
        [...proof, tree.root],
        proof.map((hash, index) => (index === wrong ? keccak256(hash) : hash)),
      ];
      for (const other of others) expect(isProven(leaf, other, tree.root, keccak256)).toBe(false);
    }),
    { numRuns: 50 },
  );
});

it('[IDO-15] given any number of leaves, when the nodes are read at the places of a proof, then they lead to the root', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 64 }), fc.nat(), (count, at) => {
      const { nodes, root } = createMerkleTree(leaves.slice(0, count), keccak256);
      const proof = listSiblingPlaces(count, at % count).map((place) => nodes[place] ?? '0x');
      expect(nodes.slice(0, count)).toEqual(leaves.slice(0, count));
      expect(processProof(leafAt(at % count), proof)).toBe(root);
    }),
  );
});

it('[IDO-15] given hashes in any letter case, when they are packed, then each is 32 bytes in their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ minLength: 32, maxLength: 32 })),
      fc.boolean(),
      (hashes, isUpper) => {
        const texts = hashes.map((bytes): Hex => {
          const digits = Buffer.from(bytes).toString('hex');
          return `0x${isUpper ? digits.toUpperCase() : digits}`;
        });
        expect(Buffer.from(packHashes(texts)).equals(Buffer.concat(hashes))).toBe(true);
      },
    ),
  );
});

it('[IDO-15] given 100,000 leaves, then a proof has 17 hashes at most, each of another level', () => {
  expect(listSiblingPlaces(100_000, 0)).toHaveLength(17);
  expect(listSiblingPlaces(100_000, 99_999).length).toBeLessThan(17);
});

it('[IDO-15] given no leaf, when the tree is made, then its root is zero', () => {
  expect(createMerkleTree([], keccak256).root).toBe(`0x${'00'.repeat(32)}`);
});

it('[IDO-15] given leaves in another order, when the tree is made, then its root differs', () => {
  const [first, ...rest] = leaves;
  expect(createMerkleTree([...rest, first ?? '0x'], keccak256).root).not.toBe(
    createMerkleTree(leaves, keccak256).root,
  );
});

/** `MerkleProof.processProof` of OpenZeppelin, in numbers. */
function processProof(leaf: Hex, proof: readonly Hex[]): Hex {
  let node = leaf;
  for (const sibling of proof) {
    const isLower = BigInt(node) < BigInt(sibling);
    node = keccak256(`0x${(isLower ? node : sibling).slice(2)}${(isLower ? sibling : node).slice(2)}`);
  }
  return node;
}

/** The definition of a complete tree: the root of two halves. */
function computeRoot(part: readonly Hex[]): Hex {
  const [only] = part;
  if (only !== undefined && part.length === 1) return only;
  const [left, right] = [part.slice(0, part.length / 2), part.slice(part.length / 2)].map(computeRoot);
  return processProof(left ?? '0x', [right ?? '0x']);
}
