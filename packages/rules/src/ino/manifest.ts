import { parseWholeUnits } from '../amount/parse-amount.ts';
import {
  createMerkleTree,
  encodeWords,
  hashLeaf,
  type Keccak,
  type MerkleTree,
} from '../merkle/merkle-tree.ts';

type Hex = `0x${string}`;

/** An item that a box can draw; its place in the manifest is its index. */
export type BoxItem = {
  readonly name: string;
  readonly imageUrl: string;
  /** SHA-256 of the picture. */
  readonly contentHash: Hex;
  readonly rarity: string;
  /** Whole units of the quote as a decimal text. */
  readonly statedValue: string;
  /** Names of its attributes. Their odds are counted, never stated. */
  readonly attributes: readonly string[];
};

/** All items of a campaign, as they are committed before its sale. */
export type BoxManifest = {
  readonly version: 1;
  readonly chainId: number;
  readonly campaignId: number;
  readonly items: readonly BoxItem[];
};

/** The maximum size of the text, in bytes of UTF-8. */
export const maximumManifestBytes = 20 * 1024 * 1024;

/**
 * The one text of a manifest: JSON without spaces, its keys in this order. `manifestHash` of the terms is the SHA-256 of
 * its bytes.
 */
export function formatManifest({ version, chainId, campaignId, items }: BoxManifest): string {
  const lines = items.map((item, index) => ({
    index,
    name: item.name,
    imageUrl: item.imageUrl,
    contentHash: item.contentHash.toLowerCase(),
    rarity: item.rarity,
    statedValue: item.statedValue,
    attributes: item.attributes,
  }));
  return JSON.stringify({ version, chainId, campaignId, items: lines });
}

/** What an item commits to beside its place, as `IBoxCampaign.Leaf` has it. */
export type ItemHashes = { readonly contentHash: Hex; readonly attributesHash: Hex };

export function hashItem(item: BoxItem, keccak: Keccak): ItemHashes {
  const { name, imageUrl, rarity, statedValue, attributes } = item;
  const text = JSON.stringify({ name, imageUrl, rarity, statedValue, attributes });
  return { contentHash: item.contentHash, attributesHash: keccak(encodeText(text)) };
}

/** The tree of all items: its root is `contentRoot` of the terms, its proofs are those of `claim`. */
export function createContentTree(
  { chainId, campaignId, items }: Pick<BoxManifest, 'chainId' | 'campaignId' | 'items'>,
  keccak: Keccak,
): MerkleTree {
  const leaves = items.map((item, index) => {
    const { contentHash, attributesHash } = hashItem(item, keccak);
    const numbers = [chainId, campaignId, index].map(BigInt);
    return hashLeaf(encodeWords([...numbers, BigInt(contentHash), BigInt(attributesHash)]), keccak);
  });
  return createMerkleTree(leaves, keccak);
}

/** The greatest stated value in raw units of the quote; undefined where one has more decimals or is no number. */
export function computeTopValue(items: readonly BoxItem[], decimals: number): bigint | undefined {
  let top = 0n;
  for (const { statedValue } of items) {
    const value = /^\d{1,30}(?:\.\d{1,30})?$/.test(statedValue)
      ? parseWholeUnits(statedValue, decimals)
      : undefined;
    if (value === undefined) return undefined;
    if (value > top) top = value;
  }
  return top;
}

/** The terms that a manifest must fit. */
export type ManifestTerms = {
  readonly chainId: number;
  readonly campaignId: number;
  readonly supply: bigint;
  readonly contentRoot: Hex;
  readonly topValue: bigint;
  readonly decimals: number;
};

/** The first thing in which a manifest contradicts the terms. */
export type ManifestFault = 'campaign' | 'supply' | 'topValue' | 'contentRoot';

export function findManifestFault(
  manifest: BoxManifest,
  terms: ManifestTerms,
  keccak: Keccak,
): ManifestFault | undefined {
  const { chainId, campaignId, items } = manifest;
  if (chainId !== terms.chainId || campaignId !== terms.campaignId) return 'campaign';
  if (BigInt(items.length) !== terms.supply) return 'supply';
  if (computeTopValue(items, terms.decimals) !== terms.topValue) return 'topValue';
  return createContentTree(manifest, keccak).root === terms.contentRoot.toLowerCase()
    ? undefined
    : 'contentRoot';
}

/** How many items have something, in the manifest and among those that are not drawn. */
export type Odds = { readonly name: string; readonly total: number; readonly left: number };

/** The odds by rarity, the rarest first, then by name. `drawn` has the indices of drawn items. */
export function countRarities(items: readonly BoxItem[], drawn: ReadonlySet<number>): readonly Odds[] {
  return count(items, drawn, ({ rarity }) => [rarity]);
}

/** The same by attributes; an item counts once for each name. */
export function countAttributes(items: readonly BoxItem[], drawn: ReadonlySet<number>): readonly Odds[] {
  return count(items, drawn, ({ attributes }) => [...new Set(attributes)]);
}

function count(
  items: readonly BoxItem[],
  drawn: ReadonlySet<number>,
  namesOf: (item: BoxItem) => readonly string[],
): readonly Odds[] {
  const found = new Map<string, { total: number; left: number }>();
  for (const [index, item] of items.entries())
    for (const name of namesOf(item)) {
      const odds = found.get(name) ?? { total: 0, left: 0 };
      odds.total += 1;
      if (!drawn.has(index)) odds.left += 1;
      found.set(name, odds);
    }
  const odds = Array.from(found, ([name, numbers]) => ({ name, ...numbers }));
  odds.sort((a, b) => a.total - b.total || (a.name < b.name ? -1 : 1));
  return odds;
}

/** The bytes of a text in UTF-8. Throws URIError for half a character, which no JSON in UTF-8 has. */
function encodeText(text: string): Hex {
  const digits = encodeURIComponent(text).replaceAll(/%(..)|(.)/g, (_match, code?: string, letter = '') =>
    code === undefined ? letter.charCodeAt(0).toString(16) : code.toLowerCase(),
  );
  return `0x${digits}`;
}
