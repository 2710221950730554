import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, type FileHandle, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type MediaStore, MediaStoreError } from './media-store.ts';
import { computeHash, toFilePath, toNotePath } from './store-path.ts';

/** A store in a folder of this machine, which is created where it is missing. */
export function createDiskStore(folder: string): MediaStore {
  return {
    put: async (bytes) => {
      const hash = computeHash(bytes);
      const path = join(folder, toFilePath(hash));
      const kept = await readIfExists(path);
      if (kept === undefined || computeHash(kept) !== hash) await writeWhole(path, bytes);
      return hash;
    },
    find: async (hash) => {
      const bytes = await readIfExists(join(folder, toFilePath(hash)));
      if (bytes === undefined || computeHash(bytes) === hash) return bytes;
      throw new MediaStoreError(`the file ${hash} is damaged`);
    },
    putFile: (path, hash) => moveWhole(path, join(folder, toFilePath(hash))),
    findSize: async (hash) => (await orMissing(stat(join(folder, toFilePath(hash)))))?.size,
    open: async (hash, part) => {
      const file = await orMissing(open(join(folder, toFilePath(hash))));
      return file?.createReadStream(part);
    },
    remove: (hash) => rm(join(folder, toFilePath(hash)), { force: true }).catch(refuse),
    writeNote: (name, text) => writeWhole(join(folder, toNotePath(name)), Buffer.from(text)),
    findNote: async (name) => (await readIfExists(join(folder, toNotePath(name))))?.toString(),
    verify: async () => {
      await mkdir(folder, { recursive: true }).catch(refuse);
      await access(folder, constants.W_OK).catch(refuse);
    },
  };
}

const writeWhole = (path: string, bytes: Uint8Array): Promise<void> =>
  putWhole(path, {
    create: (partial) => open(partial, 'wx', 0o644),
    fill: (file) => file.writeFile(bytes),
  });

/** A file of this machine; across file systems it is copied. */
const moveWhole = (from: string, path: string): Promise<void> =>
  putWhole(path, {
    create: async (partial) => {
      await rename(from, partial).catch(() => copyFile(from, partial));
      return open(partial, 'r+');
    },
    fill: (file) => file.chmod(0o644),
  });

type Filling = {
  /** Opens the file under a name of its own. */
  readonly create: (partial: string) => Promise<FileHandle>;
  readonly fill: (file: FileHandle) => Promise<void>;
};

/** A reader finds the whole file or none, also after a crash: the name appears once the bytes are on the disk. */
async function putWhole(path: string, { create, fill }: Filling): Promise<void> {
  const partial = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await create(partial);
    try {
      await fill(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
  } catch (cause) {
    await rm(partial, { force: true }).catch(() => undefined);
    refuse(cause);
  }
}

const readIfExists = (path: string): Promise<Buffer | undefined> => orMissing(readFile(path));

async function orMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    return refuse(cause);
  }
}

function refuse(cause: unknown): never {
  throw new MediaStoreError('the folder of the media cannot be used', { cause });
}
