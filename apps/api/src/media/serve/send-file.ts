import { Readable } from 'node:stream';
import type { MediaKind } from '@tradewind/rules/media/media-kind';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type MediaStore, MediaStoreError } from '../../adapters/media-store/media-store.ts';
import { AppError } from '../../http/app-error.ts';
import { hasTag } from '../../http/has-tag.ts';
import { choosePart } from './choose-part.ts';
import { forEver } from './media-headers.ts';

export type StoredFile = {
  readonly hash: string;
  readonly kind: MediaKind;
  readonly bytes: number;
  /** Its tag for caches; by default its hash. */
  readonly tag?: string;
};

/** The only types that are ever sent: none of them can run anything. */
const types = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  flv: 'video/x-flv',
} as const satisfies Record<MediaKind, string>;

/** Streams a file of a user: whole, one range of it, or that the client has it. A client that leaves frees the file. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { hash, kind, bytes: size, tag = hash }: StoredFile,
  store: Pick<MediaStore, 'open'>,
): Promise<FastifyReply> {
  const etag = `"${tag}"`;
  reply.headers({ etag, 'cache-control': forEver, 'accept-ranges': 'bytes' });
  if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const range = choosePart(request, { etag, size });
  if (range.kind === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`);
    throw new AppError('RANGE_UNSATISFIABLE');
  }
  const part = range.kind === 'whole' ? { start: 0, end: size - 1 } : range;
  const body = request.method === 'HEAD' ? Readable.from([]) : await store.open(hash, part);
  if (body === undefined) throw new MediaStoreError(`the store has lost the file ${hash}`);
  reply.headers({
    'content-type': types[kind],
    'content-disposition': 'inline',
    'content-length': part.end - part.start + 1,
  });
  if (range.kind === 'part')
    reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  return reply.send(body);
}
