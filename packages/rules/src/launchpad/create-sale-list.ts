import { formatList, type ListEntry } from './list-file.ts';
import { createListTree, type ListScope } from './list-tree.ts';
import { packHashes, type Keccak } from '../merkle/merkle-tree.ts';
import { computeFileHash, sortEntries, type Sha256 } from '../csv/sorted-file.ts';

type Hex = `0x${string}`;

export type Hashes = { readonly keccak: Keccak; readonly sha256: Sha256 };

/** What a list says beside its lines: the round that it serves, and the decimals of its payment token. */
export type ListUse = { readonly scope: ListScope; readonly payDecimals: number };

/** A list as it is published and stored; `hash` and `root` are `listHash` and `listRoot` of the terms. */
export type SaleList = ListUse & {
  /** In the order of the file. */
  readonly entries: readonly ListEntry[];
  readonly file: string;
  readonly hash: Hex;
  readonly root: Hex;
  /** The nodes of the tree in the order of `MerkleTree`, 32 bytes each. */
  readonly nodes: Uint8Array;
};

/** The list of these entries, whose accounts are distinct. Throws RangeError without entries. */
export function createSaleList(
  entries: readonly ListEntry[],
  { scope, payDecimals }: ListUse,
  { keccak, sha256 }: Hashes,
): SaleList {
  const sorted = sortEntries(entries);
  const { root, nodes } = createListTree(sorted, scope, keccak);
  const file = formatList(sorted, payDecimals);
  const hash = computeFileHash(file, sha256);
  return { scope, payDecimals, entries: sorted, file, hash, root, nodes: packHashes(nodes) };
}
