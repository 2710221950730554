const maximumLength = 4096;
/** Control characters, backslashes, and the segments `.` and `..`, which an upstream might resolve. */
const unknownToUs = /[\p{Cc}\\]|\/\.\.?(?:\/|$)/u;

export type RequestPath = { path: string; query: string };

/** The decoded path of a request, or a refusal: 414 too long, 400 undecodable or with forbidden characters. */
export function readPath(url: string): RequestPath | 400 | 414 {
  if (url.length > maximumLength) return 414;
  const [rawPath = '', ...rest] = url.split('?');
  if (!rawPath.startsWith('/') || rawPath.startsWith('//') || url.includes('#')) return 400;
  try {
    const path = decodeURIComponent(rawPath);
    return unknownToUs.test(path) ? 400 : { path, query: rest.join('?') };
  } catch {
    return 400;
  }
}
