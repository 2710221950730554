import * as z from 'zod/mini';
import { pictureNameInput } from '../media/media-file.ts';
import { addressInputSchema } from '../wire/address.ts';
import { plainLine, plainText } from '../wire/plain-text.ts';

const isLink = (text: string) => URL.canParse(text) && new URL(text).username === '';
/** Printable ASCII: another script is written in percents or as punycode, so that nothing looks like another site. */
const link = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300, 'Too long'),
    z.regex(/^https?:\/\/[!-~]+$/i, 'Must be an http or https address'),
    z.refine(isLink, 'Invalid address'),
  );

/** Null and an empty text are none. */
const banner = z.optional(
  z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(pictureNameInput),
  ),
);

/** Body of `POST /Artists`, as JSON or as a form. The owner is that of the session, also where it is left out. */
export const artistRequest = z.object({
  ownerAddress: z.optional(addressInputSchema),
  artistName: plainLine(100),
  artistDescription: plainText(2_000),
  publicProfileLink: link,
  avatarName: pictureNameInput,
  banner,
});

export type ArtistRequest = z.infer<typeof artistRequest>;

const mostId = 999_999_999;

/** A number that a form sends as text. */
const idInput = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/, 'Must be a whole number'))]),
  z.pipe(z.transform(Number), z.int().check(z.positive(), z.maximum(mostId))),
);

/** Body of `POST /Artists/update`: a picture that is left out stays. */
export const artistUpdateRequest = z.extend(artistRequest, {
  id: idInput,
  avatarName: z.optional(pictureNameInput),
});

/** The number of an artist in a path. */
export const artistParams = z.object({
  id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'Must be a whole number')), z.transform(Number)),
});

/** `ownerAddress` of `/Artists/getbyOwnerwallet`, in a body or in a query. */
export const artistOwner = { ownerAddress: addressInputSchema };
