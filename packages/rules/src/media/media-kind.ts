/** The kinds of files that are taken: still and moving pictures, and videos. */
export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp';
export type VideoKind = 'mp4' | 'flv';
export type MediaKind = PictureKind | VideoKind;

/** Bytes of a file that decide its kind. */
export const kindBytes = 16;

const signatures: readonly (readonly [MediaKind, RegExp])[] = [
  ['png', /^89504e470d0a1a0a0000000d49484452/],
  ['jpeg', /^ffd8ff/],
  ['gif', /^474946383[79]61/],
  ['webp', /^52494646.{8}57454250/],
  // The brand follows. A picture of the same container (heic, avif) is none of these.
  ['mp4', /^.{8}66747970(?!68656963|68656978|6d696631|6d736631|61766966|61766973)/],
  ['flv', /^464c5601/],
];

/**
 * The kind of a file by its first bytes (`kindBytes` of them), whatever its name or declared type; undefined for all else
 * (svg, html, xml, pdf, heic, avif, tiff, zip, …). It says nothing about the rest of the file.
 */
export function findMediaKind(bytes: Uint8Array): MediaKind | undefined {
  const head = toHex(bytes.subarray(0, kindBytes));
  return signatures.find(([, signature]) => signature.test(head))?.[0];
}

export function isVideoKind(kind: MediaKind): kind is VideoKind {
  return kind === 'mp4' || kind === 'flv';
}

/** Bytes of a file of the kind at most, inclusive: 10 MiB of a picture, 30 MiB of a video (002, section 5). */
export function getMediaLimit(kind: MediaKind): number {
  return isVideoKind(kind) ? 31_457_280 : 10_485_760;
}

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
