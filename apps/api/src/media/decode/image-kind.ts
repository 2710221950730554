/** The kinds of pictures that are ever given to a decoder. */
export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp';

const signatures: readonly (readonly [ImageKind, RegExp])[] = [
  ['png', /^89504e470d0a1a0a0000000d49484452/],
  ['jpeg', /^ffd8ff/],
  ['gif', /^474946383[79]61/],
  ['webp', /^52494646.{8}57454250/],
];

/**
 * The kind of a picture by its first bytes, whatever its name or declared type; undefined for all else (svg, html,
 * pdf, heic, tiff, archives, …).
 */
export function findImageKind(bytes: Uint8Array): ImageKind | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  return signatures.find(([, signature]) => signature.test(head))?.[0];
}
