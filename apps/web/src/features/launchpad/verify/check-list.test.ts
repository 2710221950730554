import { formatList } from '@tradewind/rules/launchpad/list-file';
import { createListTree } from '@tradewind/rules/launchpad/list-tree';
import { keccak256, sha256 } from 'viem';
import { expect, it } from 'vitest';
import { account, alice, toHash } from '../../../../test-support/known.ts';
import { checkList } from './check-list.ts';

const scope = { chainId: 31338, project: 3, round: 1 };
const entries = [
  { account: alice, maxCommit: 1_000_000_000n, weight: 2n },
  { account, maxCommit: 2_500_000n, weight: 7n },
];
const text = formatList(entries, 6);
const file = new TextEncoder().encode(text);
const sorted = [...entries].toSorted((a, b) => (a.account < b.account ? -1 : 1));
const { root } = createListTree(sorted, scope, (bytes) => keccak256(bytes));
const evidence = { file, scope, payDecimals: 6, terms: { root, hash: sha256(file) }, account };

it('[IDO-15] given the list that the terms name, then it holds, with the line of the account', () => {
  expect(checkList(evidence)).toEqual({
    verdict: 'good',
    isNamed: true,
    isRoot: true,
    lines: 2,
    own: { maxCommit: 2_500_000n, weight: 7n },
  });
});

it.each([
  ['another file', { file: new TextEncoder().encode(text.replace(',7\n', ',8\n')) }, false, false],
  ['a mark before the text', { file: new TextEncoder().encode(`\uFEFF${text}`) }, false, false],
  ['another root in the terms', { terms: { root: toHash('1'), hash: sha256(file) } }, true, false],
  ['another round', { scope: { ...scope, round: 2 } }, true, false],
  ['another chain', { scope: { ...scope, chainId: 31339 } }, true, false],
])('[IDO-15] given %s, then the list does not hold', (_, changes, isNamed, isRoot) => {
  expect(checkList({ ...evidence, ...changes })).toMatchObject({ verdict: 'bad', isNamed, isRoot });
});

it('[IDO-15] given an account that has no line, then it has none', () => {
  expect(
    checkList({ ...evidence, account: '0x00000000000000000000000000000000000000ff' }).own,
  ).toBeUndefined();
});
