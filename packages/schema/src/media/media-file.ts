import * as z from 'zod/mini';

/** Widths of the stills of a picture, and its small animation, where it is one. */
export const derivedNames = ['96', '320', '640', '1280', 'animated'] as const;
export type DerivedName = (typeof derivedNames)[number];

/** The path of a file by its content: the hexadecimal sha256 of its bytes, and the extension of its kind. */
export const mediaFileParams = z.object({
  name: z.string().check(z.regex(/^[0-9a-f]{64}\.(?:png|jpg|gif|webp|mp4|flv)$/, 'Invalid name')),
});

const names: ReadonlyMap<string, DerivedName> = new Map(derivedNames.map((name) => [`${name}.webp`, name]));

/** The path of a size derived of a picture. */
export const derivedParams = z.object({
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Invalid hash')),
  file: z.pipe(
    z.enum([...names.keys()], 'Invalid size'),
    z.transform((file) => names.get(file) ?? file),
  ),
});

/** The address of a stored file at the media origin, by its name. */
export const toMediaUrl = (mediaOrigin: string, filename: string): string =>
  `${mediaOrigin}/media/${filename}`;

/** The address of a stored file at our gateway of IPFS. */
export const toIpfsUrl = (mediaOrigin: string, cid: string): string => `${mediaOrigin}/ipfs/${cid}`;

/** The address of a still of a picture, or of its animation. */
export const toDerivedUrl = (mediaOrigin: string, filename: string, name: DerivedName): string =>
  `${mediaOrigin}/media/${filename.slice(0, 64)}/${name}.webp`;

/**
 * The name of an uploaded picture in a request: by itself, or as the end of its address at the media origin; the result
 * is the name.
 */
export const pictureNameInput = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(300, 'Invalid name')),
    z.transform((text) => text.replace(/^https?:\/\/[^/]+\/media\/|^\/media\//, '').replace(/\?v=\d+$/, '')),
  ),
  z.string().check(z.regex(/^[0-9a-f]{64}\.(?:png|jpg|gif|webp)$/, 'Invalid name')),
);
