import type { Readable } from 'node:stream';

/** Bytes of a file from `start` to `end`, inclusive. */
export type FilePart = { readonly start: number; readonly end: number };

/**
 * Keeps files by the sha256 of their bytes, and notes by name. A file never changes; a note can be written again.
 * Several processes may use one store at once.
 */
export type MediaStore = {
  /** Keeps the bytes and returns their hash; equal bytes are kept once. */
  readonly put: (bytes: Uint8Array) => Promise<string>;
  /** The bytes of a hash, verified; undefined where the store has none. Throws a MediaStoreError. */
  readonly find: (hash: string) => Promise<Buffer | undefined>;
  /** Keeps a file of this machine, whose hash is known, without holding it in memory. The file may be moved away. */
  readonly putFile: (path: string, hash: string) => Promise<void>;
  /** The size of a file in bytes; undefined where the store has none. Throws a MediaStoreError. */
  readonly findSize: (hash: string) => Promise<number | undefined>;
  /** A part of a file as a stream, not verified; undefined where the store has none. Throws a MediaStoreError. */
  readonly open: (hash: string, part: FilePart) => Promise<Readable | undefined>;
  /** Removes a file; one that is not there is no fault. Throws a MediaStoreError. */
  readonly remove: (hash: string) => Promise<void>;
  readonly writeNote: (name: string, text: string) => Promise<void>;
  readonly findNote: (name: string) => Promise<string | undefined>;
  /** Throws a MediaStoreError where nothing can be kept now. */
  readonly verify: () => Promise<void>;
};

/** The store cannot be reached, or answers something else than what it was given. */
export class MediaStoreError extends Error {
  override readonly name = 'MediaStoreError';
}
