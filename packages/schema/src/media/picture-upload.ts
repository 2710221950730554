import * as z from 'zod/mini';

/** Bytes of an uploaded picture at most. */
export const maximumPictureBytes = 2 * 1024 * 1024;

/** What a picture of a project is for, with the pixels that it has at most. */
export const pictureBoxes = {
  logo: { width: 512, height: 512 },
  background: { width: 1600, height: 600 },
} as const;

export const pictureUseSchema = z.enum(['logo', 'background'], 'Must be logo or background');
export type PictureUse = z.infer<typeof pictureUseSchema>;

/** No form of another site can send this header. */
export const pictureUseHeader = 'x-picture-use';
export const pictureUseHeaders = z.object({ [pictureUseHeader]: pictureUseSchema });

/** The hexadecimal sha256 of a stored picture. */
export const pictureHashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Invalid hash'));

/** Where the media process takes pictures from the API alone. */
export const internalPicturePath = '/internal/picture';
/** Its `data`. */
export const storedPictureSchema = z.object({ hash: pictureHashSchema });

/** `POST /operator/launchpad/picture`: `data`. The path is below the media origin. */
export const uploadedPictureSchema = z.object({ hash: pictureHashSchema, path: z.string() });

/** The path of a stored picture at the media origin. */
export const toPicturePath = (hash: string): string => `/media/${hash}.webp`;
