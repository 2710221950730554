/** The part of a file that a request wants: all of it, bytes from `start` to `end` (inclusive), or none that exists. */
export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

const whole: ByteRange = { kind: 'whole' };
const unsatisfiable: ByteRange = { kind: 'unsatisfiable' };

/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110, 14.2). Several ranges, another unit and a malformed
 * header mean the whole file.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return whole;
  if (first === '') return toSuffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return whole;
  return start < size ? { kind: 'part', start, end } : unsatisfiable;
}

function toSuffix(length: number, size: number): ByteRange {
  if (length === 0 || size === 0) return unsatisfiable;
  return { kind: 'part', start: Math.max(0, size - length), end: size - 1 };
}

/** A request for a file: its method and the headers that choose a part. */
export type RangeRequest = {
  readonly method: string;
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
};

/**
 * The part that a request wants of the file with this strong tag. A range counts for GET alone, and where `If-Range`, if
 * there is one, names this very file (RFC 9110, 13.1.5): a date or a weak tag does not.
 */
export function chooseByteRange(
  { method, range, ifRange }: RangeRequest,
  { etag, size }: { readonly etag: string; readonly size: number },
): ByteRange {
  const counts = method === 'GET' && (ifRange === undefined || ifRange.trim() === etag);
  return counts ? parseByteRange(range, size) : whole;
}
