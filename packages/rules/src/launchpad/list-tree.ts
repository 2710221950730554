import { createMerkleTree, encodeWords, hashLeaf, isProven, type Keccak } from '../merkle/merkle-tree.ts';
import { toAddressKey, type Address } from '../network/address.ts';
import type { ListEntry } from './list-file.ts';

type Hex = `0x${string}`;

/** The round of a project on a chain that a list serves. The address of its sale need not be known. */
export type ListScope = { readonly chainId: number; readonly project: number; readonly round: number };

export type ListTree = {
  /** `listRoot` of the terms. */
  readonly root: Hex;
  /** As `MerkleTree` has them; the leaves, in the order of the file, are the first ones. */
  readonly nodes: readonly Hex[];
  /** The proof of `ISale.Listing` for an account in any letter case; undefined where it is not on the list. */
  readonly findProof: (account: Address) => readonly Hex[] | undefined;
};

/**
 * The Merkle tree of a list as `Sale` verifies it; its leaves are in the order of the file. Throws RangeError without
 * entries: terms with a root of zero have no list and admit everybody.
 */
export function createListTree(entries: readonly ListEntry[], scope: ListScope, keccak: Keccak): ListTree {
  if (entries.length === 0) throw new RangeError('a list has at least one entry');
  const leaves = entries.map((entry) => hashListEntry(entry, scope, keccak));
  const tree = createMerkleTree(leaves, keccak);
  const indices = new Map(entries.map(({ account }, index) => [toAddressKey(account), index]));
  return {
    root: tree.root,
    nodes: tree.nodes,
    findProof: (account) => {
      const index = indices.get(toAddressKey(account));
      return index === undefined ? undefined : tree.prove(index);
    },
  };
}

/** Whether a line is on the list of a root, as `ISale.join` verifies it. Hashes are in lower case. */
export function isListed(
  entry: ListEntry,
  proof: readonly Hex[],
  list: { readonly scope: ListScope; readonly root: Hex },
  keccak: Keccak,
): boolean {
  return isProven(hashListEntry(entry, list.scope, keccak), proof, list.root, keccak);
}

/** A leaf: abi.encode(chainId, project, round, account, maxCommit in raw units, weight), hashed twice. */
function hashListEntry({ account, maxCommit, weight }: ListEntry, scope: ListScope, keccak: Keccak): Hex {
  const { chainId, project, round } = scope;
  const words = [BigInt(chainId), BigInt(project), BigInt(round), BigInt(account), maxCommit, weight];
  return hashLeaf(encodeWords(words), keccak);
}
