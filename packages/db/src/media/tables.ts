import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bitHashes } from '../column/bit-hashes.ts';
import { bytes } from '../column/bytes.ts';
import { hexBytes } from '../column/hex-bytes.ts';
import { instant } from '../column/instant.ts';
import { appSchema } from '../schemas.ts';

/** A file by its content. */
export const mediaFileTable = appSchema.table(
  'media_file',
  {
    hash: hexBytes('hash').primaryKey(),
    kind: text('kind').$type<'png' | 'jpeg' | 'gif' | 'webp' | 'mp4' | 'flv'>().notNull(),
    bytes: integer('bytes').notNull(),
    /** Of a picture, upright. */
    width: integer('width'),
    height: integer('height'),
    frames: integer('frames').notNull(),
    /** Playing time of a video. */
    seconds: doublePrecision('seconds'),
    placeholder: bytes('placeholder'),
    /** Of the picture, of its other seven positions, of its centre. */
    perceptual: bitHashes('perceptual'),
    at: instant('at').notNull(),
    /** Its IPFS address; null until it is computed. */
    cid: text('cid'),
  },
  (table) => [
    uniqueIndex('media_file_by_cid')
      .on(table.cid)
      .where(sql`${table.cid} is not null`),
    index('media_file_without_cid')
      .on(table.hash)
      .where(sql`${table.cid} is null`),
  ],
);

/** The sha256 of each leaf of a file that has several. */
export const mediaLeafTable = appSchema.table(
  'media_leaf',
  {
    hash: hexBytes('hash').notNull(),
    place: integer('place').notNull(),
    digest: hexBytes('digest').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.place] }),
    index('media_leaf_by_digest').on(table.digest, table.hash),
  ],
);

export type MediaPinState = 'waiting' | 'queued' | 'pinned' | 'failed' | 'removing' | 'removed';

/** A file of a minted work at the pinning service. */
export const mediaPinTable = appSchema.table(
  'media_pin',
  {
    hash: hexBytes('hash').primaryKey(),
    chainId: integer('chain_id').notNull(),
    name: text('name').notNull(),
    state: text('state').$type<MediaPinState>().notNull(),
    /** Of the service; null before it has one. */
    requestId: text('request_id'),
    /** Why it failed; null in any other state. */
    reason: text('reason'),
    /** Since the last one that the service answered well. */
    attempts: integer('attempts').notNull(),
    nextAt: instant('next_at').notNull(),
  },
  (table) => [
    index('media_pin_due').on(table.chainId, table.nextAt),
    index('media_pin_down')
      .on(table.hash)
      .where(sql`${table.state} in ('removing', 'removed')`),
  ],
);

/** The last block of a chain whose mints are in `media_pin`. */
export const mediaPinCursorTable = appSchema.table('media_pin_cursor', {
  chainId: integer('chain_id').primaryKey(),
  blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
});

/** Shown in the place of a picture; `file` is the hash of its bytes. */
export const mediaDerivedTable = appSchema.table(
  'media_derived',
  {
    hash: hexBytes('hash').notNull(),
    name: text('name').notNull(),
    file: hexBytes('file').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.name] }),
    index('media_derived_by_file').on(table.file),
  ],
);

/** Each upload that was begun. Without a hash it was refused, or has not ended. */
export const mediaUploadTable = appSchema.table('media_upload', {
  id: uuid('id').primaryKey(),
  account: hexBytes('account').notNull(),
  /** As in `Holder`. */
  soleChainId: integer('sole_chain_id'),
  begunAt: instant('begun_at').notNull(),
  /** At most, while it runs; then what it had. */
  bytes: integer('bytes').notNull(),
  hash: hexBytes('hash'),
  text: jsonb('text').$type<Readonly<Record<string, string>>>(),
});

/** Files that are neither served nor taken again. */
export const mediaTakedownTable = appSchema.table('media_takedown', {
  hash: hexBytes('hash').primaryKey(),
  reason: text('reason').notNull(),
  at: instant('at').notNull(),
});

/** Files that no work, draft or profile names. */
export const mediaUnnamedTable = appSchema.table('media_unnamed', {
  hash: hexBytes('hash').primaryKey(),
  since: instant('since').notNull(),
});

export type MediaFileRow = typeof mediaFileTable.$inferSelect;
