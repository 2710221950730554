import * as z from 'zod/mini';
import { hashSchema } from '../wire/hash.ts';
import { plainLine } from '../wire/plain-text.ts';

/** Items of a manifest at most: the boxes of a campaign (`BoxTerms.sol`). */
export const maximumItems = 65_534;

/** No markup: a name is shown by pages, wallets and other markets. */
const label = (most: number) => plainLine(most).check(z.regex(/^[^<>]*$/, 'Must have no markup'));

export const boxItemSchema = z.strictObject({
  /** Its place in the list. */
  index: z.int().check(z.nonnegative()),
  name: label(100),
  /** A file of our media store, by its name there. */
  imageUrl: z
    .string()
    .check(
      z.regex(
        /^\/media\/[0-9a-f]{64}(?:\.[a-z0-9]{1,5}|\/\d{2,4}\.webp)?$/,
        'Must be a file of the media store',
      ),
    ),
  /** SHA-256 of the picture. */
  contentHash: hashSchema,
  rarity: label(40),
  /** Whole units of the quote. */
  statedValue: z.string().check(z.regex(/^(?:0|[1-9]\d{0,29})(?:\.\d{0,29}[1-9])?$/, 'Invalid amount')),
  attributes: z.array(label(60)).check(z.maxLength(24, 'Too many')),
});

/** All items of a campaign, in the order of their places (`BoxManifest` of the rules). */
export const boxManifestSchema = z.strictObject({
  version: z.literal(1),
  chainId: z.int().check(z.positive(), z.maximum(2 ** 31 - 1)),
  campaignId: z.int().check(z.positive(), z.maximum(2 ** 32 - 1)),
  items: z.array(boxItemSchema).check(
    z.minLength(1, 'Must not be empty'),
    z.maxLength(maximumItems, 'Too many'),
    z.refine(
      (items) => items.every(({ index }, place) => index === place),
      'Must be in the order of their index',
    ),
  ),
});
