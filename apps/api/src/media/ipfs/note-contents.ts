import { createHash } from 'node:crypto';
import type { Database } from '@tradewind/db/database';
import { listFilesWithoutContent } from '@tradewind/db/media/list-files-without-content.query';
import { putContent } from '@tradewind/db/media/put-content.query';
import type { MediaStore } from '../../adapters/media-store/media-store.ts';
import { createLeafHasher, toFileContent } from './content-id.ts';

export type NoteDeps = {
  readonly database: Database;
  readonly store: Pick<MediaStore, 'open'>;
  readonly logger: { readonly warn: (fields: object, message: string) => void };
};

/** Files of one run: 30 MiB each at most. */
const filesPerRun = 20;
const first = '0x' as const;

/**
 * Computes the IPFS addresses of files that were taken before there were any. Each call reads the next files behind the
 * last ones; at their end the following call begins again, with those that could not be read. Returns how many got theirs.
 */
export function createContentNoter(deps: NoteDeps, limit = filesPerRun): () => Promise<number> {
  let after: `0x${string}` = first;
  return async () => {
    const files = await listFilesWithoutContent(deps.database, { after, limit });
    let noted = 0;
    for (const file of files) {
      if (await noteContent(file, deps)) noted += 1;
      after = file.hash;
    }
    if (files.length < limit) after = first;
    return noted;
  };
}

type File = { readonly hash: `0x${string}`; readonly bytes: number };

/** Whether the file got its address. A store that is away throws; a file that it has lost, or damaged, is left out. */
async function noteContent({ hash, bytes }: File, { database, store, logger }: NoteDeps): Promise<boolean> {
  const key = hash.slice(2);
  const source = await store.open(key, { start: 0, end: bytes - 1 });
  const whole = createHash('sha256');
  const hasher = createLeafHasher();
  for await (const chunk of source ?? []) {
    whole.update(chunk);
    hasher.update(chunk);
  }
  if (source === undefined || whole.digest('hex') !== key) {
    logger.warn({ hash: key }, 'a file has no IPFS address: the store has lost or damaged it');
    return false;
  }
  await putContent(database, { hash, ...toFileContent(hasher.end(), bytes) });
  return true;
}
