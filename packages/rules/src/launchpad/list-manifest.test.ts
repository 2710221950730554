import { keccak256, sha256 } from 'viem';
import { describe, expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { createTierList, repeatTierList, type ListManifest, type ListOrigin } from './list-manifest.ts';
import { formatTierSnapshot } from './tier-snapshot.ts';
import { createListTree, isListed } from './list-tree.ts';

const token = 10n ** 18n;
const hashes = { keccak: keccak256, sha256 };
const origin: ListOrigin = {
  snapshot: {
    chainId: 31_337,
    block: '123456',
    blockHash: toHash('b'),
    tierUnit: String(1000n * token),
  },
  rule: { perWeight: '12.5', minimum: '50', maximum: '4000' },
  scope: { chainId: 31_338, project: 8, round: 2 },
  payDecimals: 6,
};
const snapshotFile = formatTierSnapshot(
  [1n, 10n, 30n, 60n, 190n, 400n].map((weight, index) => {
    return { account: toAddress(`${index + 1}`), staked: weight * 1000n * token, boostBps: 0n };
  }),
  1000n * token,
);
const list = createTierList(origin, snapshotFile, hashes);
if (list.kind !== 'list') throw new Error(list.kind);

describe('[IDO-13] a list from tiers', () => {
  it('given a rule, then each account commits its part for each weight, within the bounds', () => {
    expect(list.file).toBe(
      [
        'address,maxCommit,weight',
        `${toAddress('1')},50,1`,
        `${toAddress('2')},125,10`,
        `${toAddress('3')},375,30`,
        `${toAddress('4')},750,60`,
        `${toAddress('5')},2375,190`,
        `${toAddress('6')},4000,400`,
        '',
      ].join('\n'),
    );
    expect(list.entries[1]).toEqual({ account: toAddress('2'), maxCommit: 125_000_000n, weight: 10n });
  });

  it('given its manifest as JSON, when the list is computed again, then it is the same to the byte', () => {
    const manifest: ListManifest = JSON.parse(JSON.stringify(list.manifest));
    expect(repeatTierList(manifest, snapshotFile, hashes)).toEqual({
      kind: 'same',
      entries: list.entries,
      file: list.file,
    });
  });

  it('given its manifest, then hashes are of the files, and the root proves each line', () => {
    expect(list.manifest).toMatchObject({
      version: 1,
      snapshotHash: sha256(new TextEncoder().encode(snapshotFile)),
      listHash: sha256(new TextEncoder().encode(list.file)),
      entries: 6,
    });
    const { findProof } = createListTree(list.entries, origin.scope, keccak256);
    const its = { scope: origin.scope, root: list.manifest.listRoot };
    for (const entry of list.entries)
      expect(isListed(entry, findProof(entry.account) ?? [], its, keccak256)).toBe(true);
  });

  it.each([
    [
      'a friend is added to the snapshot',
      {},
      `${snapshotFile}${toAddress('7')},1000,0,iron,1\n`,
      'snapshotHash',
    ],
    ['another list is named', { listHash: toHash('1') }, snapshotFile, 'listHash'],
    ['another root is named', { listRoot: toHash('1') }, snapshotFile, 'listRoot'],
    ['another number of lines is named', { entries: 7 }, snapshotFile, 'entries'],
    ['the rule is another', { rule: { ...origin.rule, perWeight: '13' } }, snapshotFile, 'listHash'],
    ['the round is another', { scope: { ...origin.scope, round: 3 } }, snapshotFile, 'listRoot'],
  ])('given a manifest where %s, then the first difference is named', (_what, change, file, field) => {
    expect(repeatTierList({ ...list.manifest, ...change }, file, hashes)).toMatchObject({
      kind: 'differs',
      field,
    });
  });

  it.each([
    ['more decimals than the payment token', { perWeight: '0.0000001' }],
    ['no number', { perWeight: '1e3' }],
    ['a minimum of zero', { minimum: '0' }],
    ['a minimum above the maximum', { minimum: '4000.000001' }],
    ['a maximum above 96 bits', { maximum: String(2n ** 96n) }],
  ])('given a rule with %s, then it is faulty', (_what, change) => {
    const rule = { ...origin.rule, ...change };
    expect(createTierList({ ...origin, rule }, snapshotFile, hashes)).toEqual({ kind: 'faultyRule' });
  });

  it('given another unit of the tiers or a faulty snapshot, then its first faulty line is named', () => {
    const snapshot = { ...origin.snapshot, tierUnit: String(999n * token) };
    expect(createTierList({ ...origin, snapshot }, `${snapshotFile}x\n`, hashes)).toEqual({
      kind: 'faultySnapshot',
      line: 8,
      reason: 'malformedLine',
    });
    const none = { ...origin.snapshot, tierUnit: '0' };
    expect(createTierList({ ...origin, snapshot: none }, snapshotFile, hashes)).toEqual({
      kind: 'faultyRule',
    });
  });
});
