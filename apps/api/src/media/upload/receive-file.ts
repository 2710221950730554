import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { findMediaKind, getMediaLimit, kindBytes, type MediaKind } from '@tradewind/rules/media/media-kind';
import { createLeafHasher } from '../ipfs/content-id.ts';
import { AppError } from '../../http/app-error.ts';

/** A file of this machine that arrived whole; nothing but its first bytes is known of its content. */
export type ReceivedFile = {
  readonly path: string;
  readonly hash: string;
  readonly bytes: number;
  readonly kind: MediaKind;
  /** The sha256 of each leaf of its IPFS address. */
  readonly leaves: readonly Buffer[];
};

/**
 * Writes what arrives to a new file and hashes it on its way. Its first bytes decide the kind, and so the limit: one byte
 * more ends it. Throws MEDIA_KIND, MEDIA_TOO_LARGE and the errors of the source.
 */
export async function receiveFile(source: AsyncIterable<Uint8Array>, path: string): Promise<ReceivedFile> {
  const file = await open(path, 'wx', 0o600);
  try {
    return { path, ...(await readThrough(source, (chunk) => file.appendFile(chunk))) };
  } finally {
    await file.close();
  }
}

/** Reads a file to its end, within the limit of its kind; `keep` gets each piece. */
export async function readThrough(
  source: AsyncIterable<Uint8Array>,
  keep: (chunk: Uint8Array) => Promise<void>,
): Promise<Omit<ReceivedFile, 'path'>> {
  const hash = createHash('sha256');
  const leaves = createLeafHasher();
  let head = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of source) {
    if (head.length < kindBytes) head = Buffer.concat([head, chunk.subarray(0, kindBytes)]);
    bytes += chunk.length;
    if (head.length >= kindBytes && bytes > getMediaLimit(requireKind(head)))
      throw new AppError('MEDIA_TOO_LARGE');
    hash.update(chunk);
    leaves.update(chunk);
    await keep(chunk);
  }
  return { hash: hash.digest('hex'), bytes, kind: requireKind(head), leaves: leaves.end() };
}

export function requireKind(head: Uint8Array): MediaKind {
  const kind = findMediaKind(head);
  if (kind === undefined) throw new AppError('MEDIA_KIND');
  return kind;
}
