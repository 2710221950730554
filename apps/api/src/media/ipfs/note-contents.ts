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
/** After a pass in which no file got an address: damaged files are read again and again. */
const restMs = 3_600_000;

/**
 * Computes the IPFS addresses of files that were taken before there were any. Each call reads the next files behind the
 * last ones; at their end the following call begins again, with those that could not be read, or an hour later where none
 * got an address. Returns how many got theirs. Throws when the store is away; the next call goes on behind that file.
 */
export function createContentNoter(deps: NoteDeps, limit = filesPerRun): () => Promise<number> {
  let after: `0x${string}` = first;
  let notedInPass = 0;
  let restsUntil = -Infinity;
  return async () => {
    if (performance.now() < restsUntil) return 0;
    const files = await listFilesWithoutContent(deps.database, { after, limit });
    let noted = 0;
    for (const file of files) {
      after = file.hash;
      if (await noteContent(file, deps)) noted += 1;
    }
    notedInPass += noted;
    if (files.length === limit) return noted;
    if (notedInPass === 0) restsUntil = performance.now() + restMs;
    [after, notedInPass] = [first, 0];
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
