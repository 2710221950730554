import {
  bigint,
  boolean,
  integer,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes } from '../column/bytes.ts';
import { hexBytes } from '../column/hex-bytes.ts';
import { instant } from '../column/instant.ts';
import { uint256 } from '../column/uint256.ts';
import { appSchema } from '../schemas.ts';

/** Only a published project is listed. */
export type ProjectState = 'draft' | 'published' | 'hidden';

/**
 * A project with the texts and pictures of its page; `id` is `project` of the terms of its sales. No state, price, sum
 * or owner of a sale is here: they are those of the chain.
 */
export const projectTable = appSchema.table('project', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  /** Upper case and digits; one project has it in any letter case. */
  symbol: text('symbol').notNull(),
  name: text('name').notNull(),
  unit: text('unit').notNull(),
  description: text('description').notNull(),
  /** Paths at the origin of media. */
  logo: text('logo'),
  background: text('background'),
  telegram: text('telegram'),
  twitter: text('twitter'),
  medium: text('medium'),
  website: text('website'),
  network: text('network').$type<'bep' | 'erc' | 'poly'>().notNull(),
  referenceId: text('reference_id'),
  /** Whole tokens, as decimal text. */
  totalSupply: text('total_supply'),
  showsDisclaimer: boolean('shows_disclaimer').notNull(),
  showsClaimPopup: boolean('shows_claim_popup').notNull(),
  needsKyc: boolean('needs_kyc').notNull(),
  state: text('state').$type<ProjectState>().notNull(),
  /** Milliseconds; unique, since it is the cursor of pages. */
  created: bigint('created', { mode: 'number' }).notNull().unique(),
});

/** A round of a project, and the chain of its sale. */
export const projectRoundTable = appSchema.table(
  'project_round',
  {
    project: bigint('project', { mode: 'number' }).notNull(),
    round: integer('round').notNull(),
    name: text('name').notNull(),
    chainId: integer('chain_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.project, table.round] })],
);

/** The last answer of a holder to the disclaimer of a project. */
export const disclaimerTable = appSchema.table(
  'disclaimer',
  {
    account: hexBytes('account').notNull(),
    /** As in `Holder`. */
    soleChainId: integer('sole_chain_id'),
    project: bigint('project', { mode: 'number' }).notNull(),
    isAccepted: boolean('is_accepted').notNull(),
    /** A phone code. */
    countryId: integer('country_id').notNull(),
    /** ISO 3166-1; null where the account did not name it. */
    countryCode: text('country_code'),
    textVersion: integer('text_version').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('disclaimer_by_holder').on(table.account, table.project, table.soleChainId)],
);

/** Whether the identity of a holder is verified, and who says so. */
export const kycTable = appSchema.table(
  'kyc',
  {
    account: hexBytes('account').notNull(),
    /** As in `Holder`. */
    soleChainId: integer('sole_chain_id'),
    isComplete: boolean('is_complete').notNull(),
    source: text('source').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('kyc_by_holder').on(table.account, table.soleChainId)],
);

/**
 * The file of a list, or of a snapshot of tiers, by its SHA-256, as brotli; the database refuses to change or remove
 * one. `size` is of the text.
 */
export const saleListFileTable = appSchema.table('sale_list_file', {
  hash: hexBytes('hash').primaryKey(),
  size: integer('size').notNull(),
  bytes: bytes('bytes').notNull(),
});

/** A file as the list of a round. A sale has it by `hash` and `root`, which are `listHash` and `listRoot` of its terms. */
export const saleListTable = appSchema.table(
  'sale_list',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    hash: hexBytes('hash').notNull(),
    root: hexBytes('root').notNull(),
    chainId: integer('chain_id').notNull(),
    project: bigint('project', { mode: 'number' }).notNull(),
    round: integer('round').notNull(),
    payDecimals: smallint('pay_decimals').notNull(),
    entryCount: integer('entry_count').notNull(),
    /** Hashes of the tree from the leaves to the root, 32 bytes each. */
    nodes: bytes('nodes').notNull(),
  },
  (table) => [unique().on(table.hash, table.root)],
);

/** How a list was computed from tiers: the manifest as it is published, as JSON, and its snapshot. */
export const saleListManifestTable = appSchema.table('sale_list_manifest', {
  /** In the order of their addition. */
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  list: bigint('list', { mode: 'number' }).notNull().unique(),
  snapshotHash: hexBytes('snapshot_hash').notNull(),
  manifest: text('manifest').notNull(),
});

/** The lines of lists; `leafIndex` counts them from 0 in the order of the file. */
export const saleListEntryTable = appSchema.table(
  'sale_list_entry',
  {
    list: bigint('list', { mode: 'number' }).notNull(),
    account: hexBytes('account').notNull(),
    leafIndex: integer('leaf_index').notNull(),
    maxCommit: uint256('max_commit').notNull(),
    weight: bigint('weight', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.account] })],
);

export type ProjectRow = typeof projectTable.$inferSelect;
export type ProjectRoundRow = typeof projectRoundTable.$inferSelect;
