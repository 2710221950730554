import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { encodeAbiParameters, keccak256, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { createListTree, isListed, type ListScope } from './list-tree.ts';
import type { ListEntry } from './list-file.ts';

const scope: ListScope = { chainId: 31_337, project: 8, round: 1 };
const entries = ['1', '2', '3', '4', '5'].map((digit, index): ListEntry => {
  return { account: toAddress(digit), maxCommit: 1_000_000_000n + BigInt(index), weight: BigInt(index + 1) };
});
const [first = { account: toAddress('1'), maxCommit: 1n, weight: 1n }] = entries;

describe('[IDO-15] the tree of a list', () => {
  it('given one line, then its root is the leaf that the sale computes', () => {
    expect(createListTree([first], scope, keccak256)).toMatchObject({ root: hashLikeSale(first, scope) });
    expect(createListTree([first], scope, keccak256).findProof(first.account)).toEqual([]);
  });

  it('given any line, then its leaf is the one that the sale computes', () => {
    const entry = fc.record({
      account: fc
        .bigInt(1n, 2n ** 160n - 1n)
        .map((number): `0x${string}` => `0x${number.toString(16).padStart(40, '0')}`),
      maxCommit: fc.bigInt(1n, 2n ** 96n - 1n),
      weight: fc.bigInt(1n, 2n ** 32n - 1n),
    });
    const round = fc.record({
      chainId: fc.nat(),
      project: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      round: fc.integer({ min: 0, max: 65_535 }),
    });
    fc.assert(
      fc.property(entry, round, (line, its) => {
        expect(createListTree([line], its, keccak256).root).toBe(hashLikeSale(line, its));
      }),
    );
  });

  it('given lines, then each has a proof in any spelling of its account, and nobody else has', () => {
    const { root, findProof } = createListTree(entries, scope, keccak256);
    for (const entry of entries) {
      const proof = findProof(`0x${entry.account.slice(2).toUpperCase()}`) ?? [];
      expect(isListed(entry, proof, { scope, root }, keccak256)).toBe(true);
    }
    expect(findProof(toAddress('6'))).toBeUndefined();
  });

  it.each([
    ['another account', { ...first, account: toAddress('6') }, scope],
    ['a larger cap', { ...first, maxCommit: first.maxCommit + 1n }, scope],
    ['a larger weight', { ...first, weight: first.weight + 1n }, scope],
    ['another chain', first, { ...scope, chainId: 31_338 }],
    ['another project', first, { ...scope, project: 9 }],
    ['another round', first, { ...scope, round: 2 }],
  ])('given %s, then the proof of a line proves nothing', (_what, entry, its) => {
    const { root, findProof } = createListTree(entries, scope, keccak256);
    const proof = findProof(first.account) ?? [];
    expect(isListed(entry, proof, { scope: its, root }, keccak256)).toBe(false);
  });

  it('given no line, then there is no tree: a root of zero would admit everybody', () => {
    expect(() => createListTree([], scope, keccak256)).toThrow(RangeError);
  });
});

it('[IDO-15] given the example of the README, when it runs in plain Node, then list and level are verified', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, example = ''] = /```js\n([^`]*launchpad\/level[\s\S]*?)```/.exec(readme) ?? [];
  const code = example
    .replaceAll(/'@tradewind\/rules\/([\w/-]+)'/g, (_, name) => {
      return `'${new URL(`../${name}.ts`, import.meta.url).href}'`;
    })
    .replace("'viem'", `'${import.meta.resolve('viem')}'`);
  const ran = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(ran.list.entries).toHaveLength(2);
  expect(ran.hash).toMatch(/^0x[0-9a-f]{64}$/);
  const [line] = ran.list.entries;
  const its = { scope: { chainId: 56, project: 8, round: 1 }, root: ran.tree.root };
  expect(isListed(line, ran.proof, its, keccak256)).toBe(true);
  expect(ran.accepted).toEqual([454_545_455n, 45_454_545n]);
  expect(example).toContain('[454545455n, 45454545n]');
});

/** `Sale._admit`. */
function hashLikeSale({ account, maxCommit, weight }: ListEntry, { chainId, project, round }: ListScope) {
  const types = parseAbiParameters('uint256, uint32, uint16, address, uint96, uint32');
  const line = [BigInt(chainId), project, round, account, maxCommit, Number(weight)] as const;
  return keccak256(keccak256(encodeAbiParameters(types, line)));
}
