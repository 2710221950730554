import { parseListFile } from '@tradewind/rules/launchpad/list-file';
import { createListTree, type ListScope } from '@tradewind/rules/launchpad/list-tree';
import { type Address, type Hex, keccak256, sha256 } from 'viem';
import type { Verdict } from '../../../shared/verify/verdict.ts';

/** A list file, and the terms that name it. */
export type ListEvidence = {
  readonly file: Uint8Array;
  readonly scope: ListScope;
  readonly payDecimals: number;
  readonly terms: { readonly root: Hex; readonly hash: Hex };
  readonly account: Address | undefined;
};

export type ListVerification = {
  readonly verdict: Verdict;
  /** The file is the one that the terms name. */
  readonly isNamed: boolean;
  /** Its lines make the root of the terms. */
  readonly isRoot: boolean;
  readonly lines: number;
  /** The line of the account; undefined without an account, or where it has none. */
  readonly own: { readonly maxCommit: bigint; readonly weight: bigint } | undefined;
};

/** Computes hash and root of a list file again. A file that is no list has no lines and proves nothing. */
export function checkList({ file, scope, payDecimals, terms, account }: ListEvidence): ListVerification {
  const isNamed = sha256(file) === terms.hash.toLowerCase();
  const list = parseListFile(new TextDecoder('utf-8', { ignoreBOM: true }).decode(file), payDecimals);
  if (list.kind === 'faulty') return { verdict: 'bad', isNamed, isRoot: false, lines: 0, own: undefined };
  const isRoot =
    createListTree(list.entries, scope, (bytes) => keccak256(bytes)).root === terms.root.toLowerCase();
  const key = account?.toLowerCase();
  const own = list.entries.find((entry) => entry.account === key);
  return {
    verdict: isNamed && isRoot ? 'good' : 'bad',
    isNamed,
    isRoot,
    lines: list.entries.length,
    own: own && { maxCommit: own.maxCommit, weight: own.weight },
  };
}
