import type { Database } from '@tradewind/db/database';
import { findDerived } from '@tradewind/db/media/find-derived.query';
import { findMediaFile } from '@tradewind/db/media/find-media-file.query';
import { isTakenDown } from '@tradewind/db/media/is-taken-down.query';
import type { MediaKind } from '@tradewind/rules/media/media-kind';
import { createWeightedMap } from '../../weighted-map.ts';

/** A file of a user; a hash of which no user sent the file; one that an operator took down. */
export type UserFile = { readonly kind: MediaKind; readonly bytes: number } | 'unknown' | 'taken-down';

export type UserFiles = {
  readonly find: (hash: string) => Promise<UserFile>;
  /** A file that was just taken may be remembered as unknown. */
  readonly remember: (hash: string, file: UserFile) => void;
  /** The hash of a size derived of a picture. */
  readonly findDerived: (hash: string, name: string) => Promise<string | undefined>;
};

const maxEntries = 20_000;

/** Another process may take the file meanwhile. */
const unknownMs = 2_000;

/** What the database says of files, remembered for `freshMs`: a takedown counts after that time at the latest. */
export function createUserFiles(database: Database, freshMs: number): UserFiles {
  const files = createWeightedMap<{ readonly at: number; readonly file: UserFile }>(maxEntries);
  const derived = createWeightedMap<string>(maxEntries);
  const remember: UserFiles['remember'] = (hash, file) => files.set(hash, { at: performance.now(), file });
  return {
    find: async (hash) => {
      const known = files.get(hash);
      const keptMs = known?.file === 'unknown' ? Math.min(unknownMs, freshMs) : freshMs;
      if (known && performance.now() - known.at < keptMs) return known.file;
      const file = await readFile(database, `0x${hash}`);
      remember(hash, file);
      return file;
    },
    remember,
    findDerived: async (hash, name) => {
      const key = `${hash} ${name}`;
      const known = derived.get(key);
      if (known !== undefined) return known;
      const file = (await findDerived(database, { hash: `0x${hash}`, name }))?.slice(2);
      if (file !== undefined) derived.set(key, file);
      return file;
    },
  };
}

async function readFile(database: Database, hash: `0x${string}`): Promise<UserFile> {
  if (await isTakenDown(database, { hash })) return 'taken-down';
  return (await findMediaFile(database, { hash })) ?? 'unknown';
}
