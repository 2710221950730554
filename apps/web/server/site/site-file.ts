/** One file of the build, whole in memory: what is not in the table cannot be asked for, whatever the path says. */
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

/** Content type by extension; of a closed list, so that nothing unexpected is ever run by a browser. */
export function toContentType(path: string): string {
  return contentTypes.get(path.slice(path.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
}
