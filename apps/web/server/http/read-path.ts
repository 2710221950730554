const maximumLength = 4096;
/** Control characters, backslashes, and segments that a server further on might resolve: `.` and `..`. */
const unknownToUs = /[\p{Cc}\\]|\/\.\.?(?:\/|$)/u;

export type RequestPath = { path: string; query: string };

/** The path of a request as text, or why it is not one: 414 too long, 400 not to be decoded or holding what no path of ours has. */
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
