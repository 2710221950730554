import type { FastifyBaseLogger } from 'fastify';
import { type MediaStore, MediaStoreError } from '../../adapters/media-store/media-store.ts';
import { createWeightedMap, type WeightedMap } from '../../weighted-map.ts';
import { DecoderBusyError } from '../decode/create-decoder.ts';
import { limitParallel } from './limit-parallel.ts';
import { type LogoNote, parseLogoNote } from './logo-note.ts';

export type ShelfOptions = {
  /** Downloads, decodes and keeps the logo at an address. */
  readonly read: (uri: string) => Promise<LogoNote['hashes']>;
  readonly store: Pick<MediaStore, 'findNote' | 'writeNote'>;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
  readonly now?: () => number;
};

/** The logos at the addresses of the lists. */
export type LogoShelf = {
  /** Undefined where the address has no usable logo. Throws where it could not be tried. */
  readonly find: (uri: string) => Promise<LogoNote['hashes'] | undefined>;
  /** Reads the logo again, because the store has lost a file of it. */
  readonly renew: (uri: string) => Promise<LogoNote['hashes'] | undefined>;
};

/** How long a logo is used without a new request to its server; then the old one is used until a new one is there. */
const freshMs = 24 * 3_600_000;
/** How long a failure is remembered. */
const refusedMs = 10 * 60_000;
const maxEntries = 20_000;
const maxDownloads = 8;

type Entry = { readonly hashes: LogoNote['hashes'] | undefined; readonly nextAt: number };

export function createLogoShelf({ read, store, logger, now = Date.now }: ShelfOptions): LogoShelf {
  const entries = createWeightedMap<Entry>(maxEntries);
  const keep = (uri: string, entry: Entry) => keepEntry(entries, uri, entry);
  const running = new Map<string, Promise<Entry>>();
  const limit = limitParallel(maxDownloads);

  async function readAgain(uri: string, old: LogoNote['hashes'] | undefined): Promise<Entry> {
    try {
      const hashes = await limit(() => read(uri));
      const readAt = now();
      await store.writeNote(toNoteName(uri), JSON.stringify({ hashes, readAt } satisfies LogoNote));
      return keep(uri, { hashes, nextAt: readAt + freshMs });
    } catch (err) {
      // Our own fault says nothing about the logo.
      if (err instanceof MediaStoreError || err instanceof DecoderBusyError) throw err;
      logger.warn({ err, uri }, 'a logo was not read');
      return keep(uri, { hashes: old, nextAt: now() + refusedMs });
    }
  }

  /** One reading of an address at a time for all who wait for it. */
  function readOnce(uri: string, work: () => Promise<Entry>): Promise<Entry> {
    const reading = running.get(uri) ?? work().finally(() => running.delete(uri));
    running.set(uri, reading);
    return reading;
  }

  /** The entry of this process, or that which this or another one has noted. */
  async function load(uri: string): Promise<Entry> {
    const note = parseLogoNote(await store.findNote(toNoteName(uri)));
    if (note === undefined) return readAgain(uri, undefined);
    return keep(uri, { hashes: note.hashes, nextAt: note.readAt + freshMs });
  }

  async function find(uri: string): Promise<Entry> {
    const entry = entries.get(uri) ?? (await readOnce(uri, () => load(uri)));
    if (entry.nextAt > now()) return entry;
    const reading = readOnce(uri, () => readAgain(uri, entry.hashes));
    if (entry.hashes === undefined) return reading;
    reading.catch((err: unknown) => logger.warn({ err, uri }, 'a logo was not read again'));
    return entry;
  }

  return {
    find: async (uri) => (await find(uri)).hashes,
    renew: async (uri) => (await readOnce(uri, () => readAgain(uri, undefined))).hashes,
  };
}

const toNoteName = (uri: string): string => `logo ${uri}`;

function keepEntry(entries: WeightedMap<Entry>, uri: string, entry: Entry): Entry {
  entries.set(uri, entry);
  return entry;
}
