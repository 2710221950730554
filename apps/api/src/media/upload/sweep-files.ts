import { sweepMedia } from '@tradewind/db/media/sweep-media.query';
import type { Database } from '@tradewind/db/database';
import type { MediaStore } from '../../adapters/media-store/media-store.ts';
import type { UserFiles } from '../serve/create-user-files.ts';

export type SweepDeps = {
  readonly database: Database;
  readonly store: Pick<MediaStore, 'remove'>;
  readonly userFiles: Pick<UserFiles, 'remember'> | undefined;
  readonly now: () => Date;
};

/**
 * Removes files of users that nobody named for seven days, first their rows. Where the store fails, bytes stay that nobody
 * can reach; the same bytes sent again are a new file. Returns how many were removed.
 */
export async function sweepFiles({ database, store, userFiles, now }: SweepDeps): Promise<number> {
  const hashes = await sweepMedia(database, { now: now() });
  for (const hash of hashes) {
    userFiles?.remember(hash, 'unknown');
    await store.remove(hash);
  }
  return hashes.length;
}
