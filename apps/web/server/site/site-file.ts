/** One file of the build, in memory; only files in the table are served, so no path escapes it. */
export type SiteFile = {
  contentType: string;
  integrity: string;
  isImmutable: boolean;
  content: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
};

const contentTypes = new Map([
  ['css', 'text/css; charset=utf-8'],
  ['ico', 'image/x-icon'],
  ['jpg', 'image/jpeg'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['webmanifest', 'application/manifest+json'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
]);

/** Content type by extension, from a closed list: a browser never runs an unexpected type. */
export function toContentType(path: string): string {
  return contentTypes.get(path.slice(path.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
}
