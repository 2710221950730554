import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { Holder } from '@tradewind/db/account/holder';
import { type UploadedFile, uploadedFileSchema } from '@tradewind/schema/media/media-upload';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import type { Incoming } from './create-incoming.ts';
import { toHolderKey } from './create-upload-slots.ts';
import { readThrough, type ReceivedFile } from './receive-file.ts';

/** An upload in parts: of one account, by a name that its client chose. */
export type PartsKey = { readonly holder: Holder; readonly name: string };

const stateSchema = z.object({
  /** Of its row in the database. */
  id: z.string(),
  /** Of the whole file. */
  bytes: z.number(),
  /** Once it was taken. */
  file: z.union([uploadedFileSchema, z.null()]),
});
export type PartsState = z.infer<typeof stateSchema> & { readonly offset: number };

export type PartStore = {
  readonly find: (key: PartsKey) => Promise<PartsState | undefined>;
  readonly open: (key: PartsKey, upload: { readonly id: string; readonly bytes: number }) => Promise<void>;
  /** Writes a part behind the others. */
  readonly append: (key: PartsKey, offset: number, part: Uint8Array) => Promise<void>;
  /** The whole file, hashed. */
  readonly join: (key: PartsKey) => Promise<ReceivedFile>;
  /** Remembers the file, so that an end whose answer was lost can be repeated, and frees the parts. */
  readonly end: (key: PartsKey, upload: { id: string; bytes: number; file: UploadedFile }) => Promise<void>;
  readonly drop: (key: PartsKey) => Promise<void>;
  /** Runs work of one upload alone. Throws UPLOAD_PLACE where other work of it runs. */
  readonly useAlone: <Result>(key: PartsKey, work: () => Promise<Result>) => Promise<Result>;
};

/** Uploads in parts, in two files each: the state, and what has arrived. They survive a restart. */
export function createPartStore(incoming: Pick<Incoming, 'locate'>): PartStore {
  const busy = new Set<string>();
  const locate = (key: PartsKey, end: 'state' | 'bytes') => incoming.locate(`${toFileName(key)}.${end}`);
  const writeState = (key: PartsKey, state: z.infer<typeof stateSchema>) =>
    writeFile(locate(key, 'state'), JSON.stringify(state), { mode: 0o600 });
  return {
    find: async (key) => {
      const text = await readFile(locate(key, 'state'), 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      const state = stateSchema.parse(JSON.parse(text));
      const size = (await stat(locate(key, 'bytes')).catch(() => undefined))?.size;
      return { ...state, offset: state.file === null ? (size ?? 0) : state.bytes };
    },
    open: (key, upload) => writeState(key, { ...upload, file: null }),
    append: (key, offset, part) => writeAt(locate(key, 'bytes'), offset, part),
    join: async (key) => {
      const path = locate(key, 'bytes');
      return { path, ...(await readThrough(createReadStream(path), async () => undefined)) };
    },
    end: async (key, state) => {
      await writeState(key, state);
      await rm(locate(key, 'bytes'), { force: true });
    },
    drop: async (key) => {
      for (const end of ['state', 'bytes'] as const) await rm(locate(key, end), { force: true });
    },
    useAlone: (key, work) => useAlone(busy, toFileName(key), work),
  };
}

async function writeAt(path: string, offset: number, part: Uint8Array): Promise<void> {
  const file = await open(path, offset === 0 ? 'w' : 'r+', 0o600);
  try {
    const { bytesWritten } = await file.write(part, 0, part.length, offset);
    if (bytesWritten !== part.length) throw new Error('the disk took only a piece of a part');
  } finally {
    await file.close();
  }
}

async function useAlone<Result>(
  busy: Set<string>,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (busy.has(name)) throw new AppError('UPLOAD_PLACE');
  busy.add(name);
  try {
    return await work();
  } finally {
    busy.delete(name);
  }
}

/** The name of the client is in no path; no other account finds it. */
function toFileName({ holder, name }: PartsKey): string {
  return createHash('sha256')
    .update(`${toHolderKey(holder)} ${name}`)
    .digest('hex');
}
