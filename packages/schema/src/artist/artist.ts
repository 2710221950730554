import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';

const count = z.int().check(z.nonnegative());

/** A profile, with the names of the specification. Its number is its referral code. */
export const artistSchema = z.object({
  id: count,
  ownerAddress: addressSchema,
  artistName: z.string(),
  artistDescription: z.string(),
  publicProfileLink: z.string(),
  /** Names of uploaded files. */
  avatarName: z.string(),
  banner: z.nullable(z.string()),
});
export const artistListSchema = z.array(artistSchema);

/** Counts of works end here, so that no request reads without limit. */
export const mostCounted = 1_000;

/** `GET /Artists/{id}`: `data`, with counts on the chain of the request. */
export const artistDetailSchema = z.extend(artistSchema, {
  /** Works that it minted. */
  createdCount: count,
  /** NFTs of all collections with a market that it owns, also listed ones. */
  ownedCount: count,
});

/** `GET /Artists/artists_menu`: `data`, by name. */
export const artistMenuSchema = z.array(z.object({ id: count, artistName: z.string() }));
/** Artists of the menu; further ones are found by the search. */
export const mostInMenu = 500;

/** `POST /Artists`, `POST /Artists/update`: `data`: its number. */
export const artistIdSchema = count;

export type WireArtist = z.infer<typeof artistSchema>;
