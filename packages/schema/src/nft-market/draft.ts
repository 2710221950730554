import * as z from 'zod/mini';
import { pictureNameInput } from '../media/media-file.ts';
import { addressInputSchema } from '../wire/address.ts';
import { beforeInQuery, countInQuery } from '../wire/paging.ts';
import { chainQuery } from '../wire/chain-id.ts';
import { plainLine, plainText } from '../wire/plain-text.ts';

/** Characters of a name and of a description. */
const [leastText, mostText] = [2, 250];

/** The number of a channel is a `smallint`; the order of works has as many bits for it. */
export const largestChannel = 32_767;

/** The name of an uploaded file, which is the token URI of a mint. */
export const fileNameInput = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}\.(?:png|jpg|gif|webp|mp4|flv)$/, 'Invalid name'));

const toNone = (value: unknown) => (value === '' || value === undefined ? null : value);

/** A number that a form sends as text. */
const numberInput = (most: number) =>
  z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^\d{1,5}$/, 'Must be a whole number'))]),
    z.pipe(z.transform(Number), z.int().check(z.nonnegative(), z.maximum(most))),
  );

/** Texts of a work in a request; an empty channel or thumbnail is none. */
export const textFields = {
  name: plainLine(mostText, leastText),
  channel: z.pipe(z.transform(toNone), z.nullable(numberInput(largestChannel))),
  thumbnail: z.pipe(z.transform(toNone), z.nullable(pictureNameInput)),
};
export const descriptionInput = plainText(mostText, leastText);

/** A box that was ticked, as JSON or a form has it. */
const declared = z.pipe(
  z.transform((value: unknown) => value === true || value === 'true' || value === 'on' || value === '1'),
  z.literal(true, 'Must be declared'),
);

/**
 * Body of `POST /Artworks/draft`, and the form of `POST /Artworks`: the texts of a file that the account will mint.
 * Other fields of the form have no effect.
 */
export const draftRequest = z.object({
  ownerAddress: z.optional(addressInputSchema),
  fileName: fileNameInput,
  /** Of the form: 0 image, 1 video, 2 gif. */
  category: numberInput(2),
  description: descriptionInput,
  /** The declaration that the work is its own. */
  checkbox: declared,
  ...textFields,
});
export type DraftRequest = z.infer<typeof draftRequest>;

/** Body of `POST /Artworks/draft/remove`. */
export const draftRemoval = z.object({ fileName: fileNameInput });

/** Query of `GET /Artworks/drafts`: versions before a number, the last ones first. */
export const draftsQuery = z.object({
  ...chainQuery,
  pageSize: countInQuery(100, '50'),
  before: beforeInQuery('Invalid id'),
});

/** A file that the account has not minted, with its texts. */
export const draftSchema = z.object({
  fileName: z.string(),
  category: z.int(),
  name: z.string(),
  description: z.string(),
  channel: z.nullable(z.int()),
  thumbnail: z.nullable(z.string()),
  /** Wall time, ISO 8601. */
  savedAt: z.iso.datetime(),
});

/** `GET /Artworks/drafts`: `data`. A page may have none, and others follow: `nextBefore` is null on the last one. */
export const draftListSchema = z.object({
  drafts: z.array(draftSchema),
  nextBefore: z.nullable(z.int()),
});

/** `POST /Artworks/draft`: `data`. */
export const draftSavedSchema = z.object({ fileName: z.string() });
/** `POST /Artworks/draft/remove`: `data`. `removed` is false where there is none, or it was minted. */
export const draftRemovedSchema = z.object({ removed: z.boolean() });
