type Hex = `0x${string}`;

/** keccak256 of bytes; passed by the caller, since this package has no cryptography. */
export type Keccak = (bytes: Hex) => Hex;

export type MerkleTree = {
  /** The root; the zero hash of a tree without leaves. */
  readonly root: Hex;
  /** The proof of the leaf at an index, from the bottom; empty where the tree has that leaf alone. */
  readonly prove: (index: number) => readonly Hex[];
};

const noHash: Hex = `0x${'00'.repeat(32)}`;

/**
 * A Merkle tree whose pairs are sorted, and whose odd node at the end of a level moves up unchanged. Solady's
 * `MerkleProofLib` and OpenZeppelin's `MerkleProof` verify its proofs. Leaves keep their order.
 */
export function createMerkleTree(leaves: readonly Hex[], keccak: Keccak): MerkleTree {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level)) level = toParents(level, keccak);
  return {
    root: levels.at(-1)?.[0] ?? noHash,
    prove: (index) => listSiblings(levels, index),
  };
}

/** A leaf from the bytes of its content. It is hashed twice, so that no inner node of a tree is a leaf. */
export function hashLeaf(content: Hex, keccak: Keccak): Hex {
  return keccak(keccak(content));
}

/**
 * Whether a proof leads from a leaf to a root, as Solady's `MerkleProofLib` and OpenZeppelin's `MerkleProof` verify it.
 * All hashes are in lower case.
 */
export function isProven(leaf: Hex, proof: readonly Hex[], root: Hex, keccak: Keccak): boolean {
  return proof.reduce((node, sibling) => keccak(joinSorted(node, sibling)), leaf) === root;
}

/** Bytes of `abi.encode` for values of one word of 32 bytes each. */
export function encodeWords(words: readonly bigint[]): Hex {
  return `0x${words.map((word) => word.toString(16).padStart(64, '0')).join('')}`;
}

function toParents(level: readonly Hex[], keccak: Keccak): Hex[] {
  const parents: Hex[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left = noHash, right] = level.slice(index, index + 2);
    parents.push(right === undefined ? left : keccak(joinSorted(left, right)));
  }
  return parents;
}

function joinSorted(a: Hex, b: Hex): Hex {
  const [low, high] = a < b ? [a, b] : [b, a];
  return `0x${low.slice(2)}${high.slice(2)}`;
}

function listSiblings(levels: readonly (readonly Hex[])[], leaf: number): Hex[] {
  return levels.flatMap((level, height) => {
    const index = Math.floor(leaf / 2 ** height);
    return level[index % 2 === 0 ? index + 1 : index - 1] ?? [];
  });
}
