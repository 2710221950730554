import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../http/app-error.ts';

export type IncomingOptions = {
  readonly folder: string;
  /** Free bytes of the disk below which nothing more is taken. */
  readonly minFreeBytes: number;
  /** Files that nobody touched for so long are removed. */
  readonly keepMs: number;
};

/** The folder of files that have not arrived whole. */
export type Incoming = {
  /** The path of a new file, which is removed when the work ends. */
  readonly useFile: <Result>(work: (path: string) => Promise<Result>) => Promise<Result>;
  /** The path of a file with a name of ours. */
  readonly locate: (name: string) => string;
  /** Throws MEDIA_FULL. */
  readonly assertRoom: () => Promise<void>;
  /** Removes what nobody touched for long, also of a process that ended. */
  readonly sweep: (now?: number) => Promise<void>;
};

export function createIncoming({ folder, minFreeBytes, keepMs }: IncomingOptions): Incoming {
  const prepare = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    useFile: async (work) => {
      await prepare();
      const path = join(folder, randomUUID());
      try {
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    locate: (name) => join(folder, name),
    assertRoom: async () => {
      await prepare();
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < minFreeBytes) throw new AppError('MEDIA_FULL');
    },
    sweep: async (now = Date.now()) => {
      await prepare();
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const { mtimeMs = now } = (await stat(path).catch(() => undefined)) ?? {};
        if (now - mtimeMs > keepMs) await rm(path, { force: true });
      }
    },
  };
}
