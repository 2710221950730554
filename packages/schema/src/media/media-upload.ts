import * as z from 'zod/mini';

/** Bytes of a part at most, in an upload that goes on after a cut line. */
export const partBytes = 1024 * 1024;

/** How long the parts of an upload wait for the next one. */
export const partsKeptMs = 3_600_000;

const size = z.int().check(z.positive());

/** A file that was taken: `filename` is its name at the media origin, below `/media/`, and the token URI of a mint. */
export const uploadedFileSchema = z.object({
  filename: z.string(),
  kind: z.enum(['png', 'jpeg', 'gif', 'webp', 'mp4', 'flv']),
  bytes: size,
  /** Of a picture, upright. */
  width: z.nullable(size),
  height: z.nullable(size),
  frames: size,
  /** Playing time of a video. */
  seconds: z.nullable(z.number()),
  /** Four by four colours of a picture, as hexadecimal bytes. */
  placeholder: z.nullable(z.string()),
});
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

const text = z.optional(z.string().check(z.maxLength(4096)));

/** What may come with a file (002, section 7). It is kept as it is, and never believed. */
export const uploadTextSchema = z.object({
  name: text,
  descriptions: text,
  ownerAddress: text,
  creatorAddress: text,
  txHash: text,
  artistId: text,
});
export type UploadText = z.infer<typeof uploadTextSchema>;

/** The client's name of an upload in parts: 128 bits, as a UUID, random or of the file's hash. It counts for its account alone. */
const uploadName = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Invalid name'));
const count = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'Invalid number')),
  z.transform((digits) => Number(digits)),
);

/** `POST /v1/Media/api/upload_part`: the headers of a part. */
export const partHeaders = z.object({
  'x-upload-name': uploadName,
  /** Bytes of the whole file. */
  'x-upload-bytes': count,
  /** Where the part begins. */
  'x-upload-offset': count,
  /** The hexadecimal sha256 of the part. */
  'x-part-hash': z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Invalid hash')),
});

/** `GET /v1/Media/api/upload_part?name=`. */
export const uploadStateQuery = z.object({ name: uploadName });

/** How far an upload is: the place of the next part; the file, once it was taken. */
export const uploadStateSchema = z.object({
  offset: z.int(),
  bytes: z.int(),
  file: z.nullable(uploadedFileSchema),
});
export type UploadState = z.infer<typeof uploadStateSchema>;

/** `POST /v1/Media/api/upload_end`: all parts are there. */
export const uploadEndSchema = z.object({ upload: uploadName, ...uploadTextSchema.shape });
