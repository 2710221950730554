import { createHash } from 'node:crypto';

export function computeHash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Where a file lies, in folders of at most 256 entries. Only a hash becomes a path. */
export function toFilePath(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('a file is named by its sha256');
  return `media/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;
}

/** Where a note lies; its name may hold anything. */
export function toNotePath(name: string): string {
  return `note/${computeHash(name)}`;
}
