import type { MediaKind } from './media-kind.ts';

/** The name of a file by its content: the hexadecimal sha256 of its bytes, and the extension of its kind. */
export type MediaName = { readonly hash: string; readonly kind: MediaKind };

const extensions = {
  png: 'png',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  mp4: 'mp4',
  flv: 'flv',
} as const satisfies Record<MediaKind, string>;

const kinds = new Map<string | undefined, MediaKind>([
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['gif', 'gif'],
  ['webp', 'webp'],
  ['mp4', 'mp4'],
  ['flv', 'flv'],
]);

/** The stored name, which is the token URI too: the contract accepts no other form. */
export function formatMediaName({ hash, kind }: MediaName): string {
  return `${hash}.${extensions[kind]}`;
}

/** Parses a stored name; undefined for any other text, upper case included. */
export function parseMediaName(name: string): MediaName | undefined {
  const [, hash, extension] = /^([0-9a-f]{64})\.([a-z\d]+)$/.exec(name) ?? [];
  const kind = kinds.get(extension);
  return hash === undefined || kind === undefined ? undefined : { hash, kind };
}
