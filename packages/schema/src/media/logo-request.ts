import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { defaultLogoSize, type LogoSize, logoSizes } from './logo-url.ts';

const chainId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'Invalid chain')),
  z.transform((digits) => Number(digits)),
);

/** The path of a network's logo. */
export const networkLogoParams = z.object({ chain: chainId });
/** The path of a token's logo. */
export const tokenLogoParams = z.object({ chain: chainId, address: addressInputSchema });

const sizes: ReadonlyMap<string | undefined, LogoSize> = new Map(
  logoSizes.map((size) => [String(size), size]),
);

/** Without a size the logo has the default one. */
export const logoQuery = z.object({
  size: z.pipe(
    z.optional(z.enum(logoSizes.map(String), 'Invalid size')),
    z.transform((digits) => sizes.get(digits) ?? defaultLogoSize),
  ),
});
