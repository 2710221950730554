import { keccak256 } from 'viem';
import { expect, it } from 'vitest';
import { createMerkleTree, encodeWords, hashLeaf } from './merkle-tree.ts';

const leaves = Array.from({ length: 7 }, (_, index) => hashLeaf(encodeWords([BigInt(index)]), keccak256));

it.each([1, 2, 3, 4, 7])(
  '[IDO-15] given %d leaves, when each is proved, then its proof leads to the root',
  (count) => {
    const tree = createMerkleTree(leaves.slice(0, count), keccak256);
    for (const [index, leaf] of leaves.slice(0, count).entries()) {
      const end = tree.prove(index).reduce((node, sibling) => {
        const [low, high] = node < sibling ? [node, sibling] : [sibling, node];
        return keccak256(`${low}${high.slice(2)}`);
      }, leaf);
      expect(end).toBe(tree.root);
    }
  },
);

it('[IDO-15] given no leaf, when the tree is made, then its root is zero', () => {
  expect(createMerkleTree([], keccak256).root).toBe(`0x${'00'.repeat(32)}`);
});

it('[IDO-15] given leaves in another order, when the tree is made, then its root differs', () => {
  const [first, ...rest] = leaves;
  expect(createMerkleTree([...rest, first ?? '0x'], keccak256).root).not.toBe(
    createMerkleTree(leaves, keccak256).root,
  );
});
