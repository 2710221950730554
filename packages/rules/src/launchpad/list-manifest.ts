import { parseWholeUnits } from '../amount/parse-amount.ts';
import { createSaleList, type Hashes } from './create-sale-list.ts';
import { maximumListCommit, type ListEntry } from './list-file.ts';
import type { ListScope } from './list-tree.ts';
import { computeFileHash, type SortedFileFault } from '../csv/sorted-file.ts';
import { parseTierSnapshot, type TierEntry } from './tier-snapshot.ts';

type Hex = `0x${string}`;

/**
 * All that a list depends on beside the snapshot file. It is JSON: block and `tierUnit` are decimal numbers, amounts of
 * the rule decimal texts of whole units of the payment token.
 */
export type ListOrigin = {
  /** The block whose tiers the snapshot has; `tierUnit` is `launchpadTierUnit` in raw units of the platform token. */
  readonly snapshot: {
    readonly chainId: number;
    readonly block: string;
    readonly blockHash: Hex;
    readonly tierUnit: string;
  };
  /** Most commitment of an account: `perWeight · weight`, at least `minimum`, at most `maximum`. */
  readonly rule: { readonly perWeight: string; readonly minimum: string; readonly maximum: string };
  readonly scope: ListScope;
  readonly payDecimals: number;
};

/** The publication beside a list that was computed from tiers, so that anybody computes it again. */
export type ListManifest = ListOrigin & {
  readonly version: 1;
  readonly snapshotHash: Hex;
  readonly listHash: Hex;
  readonly listRoot: Hex;
  readonly entries: number;
};

/** Why no list follows: a rule that is no rule, or the first faulty line of the snapshot file. */
export type ListOriginFault =
  | { readonly kind: 'faultyRule' }
  | { readonly kind: 'faultySnapshot'; readonly line: number; readonly reason: SortedFileFault };

export type TierList =
  | {
      readonly kind: 'list';
      readonly entries: readonly ListEntry[];
      readonly file: string;
      /** The nodes of the tree, as `SaleList` has them. */
      readonly nodes: Uint8Array;
      readonly manifest: ListManifest;
    }
  | ListOriginFault;

/** Whether a manifest is true; else the first of its hashes that another value follows for. */
export type ManifestFinding =
  | { readonly kind: 'same'; readonly entries: readonly ListEntry[]; readonly file: string }
  | { readonly kind: 'differs'; readonly field: ManifestResult; readonly computed: string }
  | ListOriginFault;

export type ManifestResult = (typeof manifestResults)[number];

const manifestResults = ['snapshotHash', 'entries', 'listHash', 'listRoot'] as const;
const decimalText = /^\d{1,30}(?:\.\d{1,255})?$/;

/**
 * The list that follows from a snapshot of tiers by a rule, with its manifest. Nothing is rounded: an amount of the
 * rule with more decimals than the payment token is a faulty rule, as are a minimum of 0 or above the maximum.
 */
export function createTierList(origin: ListOrigin, snapshotFile: string, hashes: Hashes): TierList {
  const { snapshot, scope, payDecimals } = origin;
  const rule = parseRule(origin);
  if (rule === undefined) return { kind: 'faultyRule' };
  const tiers = parseTierSnapshot(snapshotFile, BigInt(snapshot.tierUnit));
  if (tiers.kind === 'faulty') return { kind: 'faultySnapshot', line: tiers.line, reason: tiers.reason };
  const listed = tiers.entries.map((entry) => toListEntry(entry, rule));
  const { entries, file, nodes, hash, root } = createSaleList(listed, { scope, payDecimals }, hashes);
  const manifest: ListManifest = {
    version: 1,
    snapshot,
    rule: origin.rule,
    scope,
    payDecimals,
    snapshotHash: computeFileHash(snapshotFile, hashes.sha256),
    listHash: hash,
    listRoot: root,
    entries: entries.length,
  };
  return { kind: 'list', entries, file, nodes, manifest };
}

/** Computes the list of a manifest again from the snapshot file that it names, and compares all that follows. */
export function repeatTierList(
  manifest: ListManifest,
  snapshotFile: string,
  hashes: Hashes,
): ManifestFinding {
  const list = createTierList(manifest, snapshotFile, hashes);
  if (list.kind !== 'list') return list;
  const field = manifestResults.find((name) => list.manifest[name] !== manifest[name]);
  if (field !== undefined) return { kind: 'differs', field, computed: String(list.manifest[field]) };
  return { kind: 'same', entries: list.entries, file: list.file };
}

type Rule = { readonly perWeight: bigint; readonly minimum: bigint; readonly maximum: bigint };

/** The rule in raw units; undefined where an amount has too many decimals, or the bounds exclude each other. */
function parseRule({ rule, payDecimals, snapshot }: ListOrigin): Rule | undefined {
  if (!/^[1-9]\d{0,77}$/.test(snapshot.tierUnit)) return undefined;
  const toRaw = (text: string) => (decimalText.test(text) ? parseWholeUnits(text, payDecimals) : undefined);
  const [perWeight, minimum, maximum] = [rule.perWeight, rule.minimum, rule.maximum].map(toRaw);
  if (perWeight === undefined || minimum === undefined || maximum === undefined) return undefined;
  const isBounded = minimum > 0n && minimum <= maximum && maximum <= maximumListCommit;
  return isBounded ? { perWeight, minimum, maximum } : undefined;
}

function toListEntry({ account, weight }: TierEntry, { perWeight, minimum, maximum }: Rule): ListEntry {
  const share = perWeight * weight;
  const atLeast = share < minimum ? minimum : share;
  return { account, maxCommit: atLeast > maximum ? maximum : atLeast, weight };
}
