import { type ByteRange, chooseByteRange } from '@tradewind/rules/media/byte-range';
import type { FastifyRequest } from 'fastify';

/** The part of a file that a request wants. */
export function choosePart(
  { method, headers }: FastifyRequest,
  file: { readonly etag: string; readonly size: number },
): ByteRange {
  const condition = headers['if-range'];
  const ifRange = Array.isArray(condition) ? condition.join() : condition;
  return chooseByteRange({ method, range: headers.range, ifRange }, file);
}
