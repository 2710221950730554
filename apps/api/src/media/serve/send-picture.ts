import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { hasTag } from '../../http/has-tag.ts';
import { choosePart } from './choose-part.ts';

export type Picture = { readonly bytes: Buffer; readonly hash: string };

/** Answers with a webp picture: whole, one range of it, or that the client has it. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, hash }: Picture,
  cacheControl: string,
): FastifyReply {
  const etag = `"${hash}"`;
  reply.headers({ etag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' });
  if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.headers({ 'content-type': 'image/webp', 'content-disposition': 'inline' });
  const range = choosePart(request, { etag, size: bytes.length });
  if (range.kind === 'whole') return reply.send(bytes);
  if (range.kind === 'unsatisfiable') {
    reply.header('content-range', `bytes */${bytes.length}`);
    throw new AppError('RANGE_UNSATISFIABLE');
  }
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1));
}
