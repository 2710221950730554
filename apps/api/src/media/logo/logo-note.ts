import { logoSizes } from '@tradewind/schema/media/logo-url';
import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What the store notes about the logo of an address: the hash of the picture of each size, and when it was read. */
export const logoNoteSchema = z.object({
  hashes: z.object({ 32: hash, 64: hash, 128: hash }),
  /** Unix milliseconds. */
  readAt: z.number(),
});

export type LogoNote = z.infer<typeof logoNoteSchema>;

/** Parses a note; undefined where it is none, which a new reading replaces. */
export function parseLogoNote(text: string | undefined): LogoNote | undefined {
  if (text === undefined) return undefined;
  try {
    return logoNoteSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Names the hashes, which are in the order of `logoSizes`; throws a zod error where one is missing. */
export function toLogoHashes(hashes: readonly string[]): LogoNote['hashes'] {
  return logoNoteSchema.shape.hashes.parse(
    Object.fromEntries(logoSizes.map((size, place) => [size, hashes[place]])),
  );
}
