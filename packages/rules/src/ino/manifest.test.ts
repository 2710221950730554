import { encodeAbiParameters, keccak256, parseAbiParameters, sha256, toBytes, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { isProven } from '../merkle/merkle-tree.ts';
import {
  type BoxItem,
  type BoxManifest,
  computeTopValue,
  countAttributes,
  countRarities,
  createContentTree,
  findManifestFault,
  formatManifest,
  hashItem,
  type ManifestTerms,
} from './manifest.ts';

const createItem = (index: number, changes: Partial<BoxItem> = {}): BoxItem => ({
  name: `Compass ${index}`,
  imageUrl: `/media/${index}.png`,
  contentHash: sha256(toBytes(`picture ${index}`)),
  rarity: index === 0 ? 'Legendary' : index < 3 ? 'Rare' : 'Common',
  statedValue: index === 0 ? '500.25' : '10',
  attributes: index % 2 === 0 ? ['Brass', 'North'] : ['Brass'],
  ...changes,
});

const manifest: BoxManifest = {
  version: 1,
  chainId: 31_337,
  campaignId: 7,
  items: Array.from({ length: 6 }, (_, index) => createItem(index)),
};
const terms: ManifestTerms = {
  chainId: 31_337,
  campaignId: 7,
  supply: 6n,
  contentRoot: createContentTree(manifest, keccak256).root,
  topValue: 500_250_000_000_000_000_000n,
  decimals: 18,
};

describe('[INO-06] the manifest of a campaign', () => {
  it('given any order of keys, then its text is the same', () => {
    const { items, campaignId, chainId, version } = manifest;
    const turned = { items, campaignId, chainId, version };
    expect(formatManifest(turned)).toBe(formatManifest(manifest));
    expect(formatManifest({ ...manifest, items: [createItem(0)] })).toBe(
      `{"version":1,"chainId":31337,"campaignId":7,"items":[{"index":0,"name":"Compass 0","imageUrl":"/media/0.png",` +
        `"contentHash":"${createItem(0).contentHash}","rarity":"Legendary","statedValue":"500.25","attributes":["Brass","North"]}]}`,
    );
  });

  it('given an item, then its leaf is the one that the campaign computes', () => {
    const { contentHash, attributesHash } = hashItem(createItem(4), keccak256);
    const inner = keccak256(
      encodeAbiParameters(parseAbiParameters('uint256, uint256, uint256, bytes32, bytes32'), [
        31_337n,
        7n,
        4n,
        contentHash,
        attributesHash,
      ]),
    );
    const tree = createContentTree(manifest, keccak256);
    expect(isProven(keccak256(inner), tree.prove(4), tree.root, keccak256)).toBe(true);
    const text = '{"name":"Ü","imageUrl":"a","rarity":"b","statedValue":"1","attributes":[]}';
    const item = createItem(0, { name: 'Ü', imageUrl: 'a', rarity: 'b', statedValue: '1', attributes: [] });
    expect(hashItem(item, keccak256).attributesHash).toBe(keccak256(toHex(new TextEncoder().encode(text))));
  });

  it.each([
    ['its own terms', {}, {}, undefined],
    ['another chain', { chainId: 1 }, {}, 'campaign'],
    ['another campaign', { campaignId: 8 }, {}, 'campaign'],
    ['another number of boxes', {}, { supply: 7n }, 'supply'],
    ['a lower top value', {}, { topValue: 1n }, 'topValue'],
    ['fewer decimals than a value has', {}, { decimals: 1 }, 'topValue'],
    [
      'another name of an item',
      { items: manifest.items.with(5, createItem(5, { name: 'x' })) },
      {},
      'contentRoot',
    ],
    [
      'another picture',
      { items: manifest.items.with(5, createItem(5, { contentHash: sha256('0x00') })) },
      {},
      'contentRoot',
    ],
    ['another order', { items: manifest.items.toReversed() }, {}, 'contentRoot'],
  ] as const)('given %s, then the fault is named', (_name, changes, otherTerms, fault) => {
    expect(findManifestFault({ ...manifest, ...changes }, { ...terms, ...otherTerms }, keccak256)).toBe(
      fault,
    );
  });

  it.each(['', '-1', '1e3', '1.', '.5', '1,5'])(
    'given the value "%s", then there is no top value',
    (statedValue) => {
      expect(computeTopValue([createItem(0, { statedValue })], 18)).toBeUndefined();
    },
  );
});

describe('[INO-02] the odds of a campaign', () => {
  it('given no draw, then each item counts, the rarest first', () => {
    expect(countRarities(manifest.items, new Set())).toEqual([
      { name: 'Legendary', total: 1, left: 1 },
      { name: 'Rare', total: 2, left: 2 },
      { name: 'Common', total: 3, left: 3 },
    ]);
  });

  it('given draws, then the rest is without them', () => {
    expect(countRarities(manifest.items, new Set([0, 4]))).toEqual([
      { name: 'Legendary', total: 1, left: 0 },
      { name: 'Rare', total: 2, left: 2 },
      { name: 'Common', total: 3, left: 2 },
    ]);
  });

  it('given an attribute twice on an item, then the item counts once', () => {
    const items = [createItem(0, { attributes: ['North', 'North'] }), createItem(1, { attributes: [] })];
    expect(countAttributes(items, new Set())).toEqual([{ name: 'North', total: 1, left: 1 }]);
  });
});
