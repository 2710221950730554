type Hex = `0x${string}`;

/** keccak256 of bytes; passed by the caller, since this package has no cryptography. */
export type Keccak = (bytes: Hex) => Hex;

export type MerkleTree = {
  /** The root; the zero hash of a tree without leaves. */
  readonly root: Hex;
  /** All hashes from the leaves to the root, level by level: a proof is those at `listSiblingPlaces`. */
  readonly nodes: readonly Hex[];
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
  const nodes = levels.flat();
  return {
    root: nodes.at(-1) ?? noHash,
    nodes,
    prove: (index) => listSiblingPlaces(leaves.length, index).flatMap((place) => nodes[place] ?? []),
  };
}

/**
 * The places of a leaf's proof among the `nodes` of a tree, from the bottom: one a level at most. A store of the nodes
 * answers with them, and builds no tree.
 */
export function listSiblingPlaces(leafCount: number, leaf: number): number[] {
  const places: number[] = [];
  let [start, index] = [0, leaf];
  for (let width = leafCount; width > 1; width = Math.ceil(width / 2)) {
    const sibling = index % 2 === 0 ? index + 1 : index - 1;
    // The odd node at the end of a level has none.
    if (sibling < width) places.push(start + sibling);
    start += width;
    index = Math.floor(index / 2);
  }
  return places;
}

/** Hashes as bytes, 32 each, in which a proof is read by its places. */
export function packHashes(hashes: readonly Hex[]): Uint8Array {
  const bytes = new Uint8Array(hashes.length * 32);
  for (const [place, hash] of hashes.entries())
    for (let at = 0; at < 32; at += 1)
      bytes[place * 32 + at] = readDigit(hash, 2 + at * 2) * 16 + readDigit(hash, 3 + at * 2);
  return bytes;
}

/** A digit by its character: a text for each of millions of bytes would take seconds. */
function readDigit(hash: Hex, at: number): number {
  const code = hash.charCodeAt(at);
  return code <= 0x39 ? code - 0x30 : (code | 0x20) - 0x57;
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
