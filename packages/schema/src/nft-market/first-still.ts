import { firstStillCount, firstStillWidths } from './first-still-places.ts';
import * as z from 'zod/mini';
import { chainQuery } from '../wire/chain-id.ts';

const places = Array.from({ length: firstStillCount }, (_, place) => String(place));

/** Query of `GET /Artworks/first_still`: the place of a card of the unfiltered market, from 0, and a width. */
export const firstStillQuery = z.object({
  ...chainQuery,
  place: z.pipe(z.enum(places, 'Invalid place'), z.transform(Number)),
  width: z.prefault(z.enum(firstStillWidths, 'Invalid width'), '640'),
});

/** The address of a still at the media origin; null where the card has none. */
export const firstStillSchema = z.nullable(z.string());
