import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { hashInputSchema } from '../wire/hash.ts';
import { decimalSchema, signedDecimalInputSchema } from '../wire/decimal.ts';
import { launchpadNetworkSchema } from './launchpad-network.ts';

/** `project` of the terms is a uint32. */
export const projectIdSchema = z.int().check(z.positive(), z.maximum(4_294_967_295));

/** The name of a project in URLs, in any letter case; the result is in upper case. */
export const projectSymbolInputSchema = z.pipe(
  z.string('Invalid symbol').check(z.maxLength(20, 'Invalid symbol'), z.toUpperCase()),
  z.string().check(z.regex(/^[A-Z0-9]{1,20}$/, 'Invalid symbol')),
);

/** An account that may be left out: absent, null and an empty text are none. */
const viewerSchema = z.pipe(
  z.optional(z.nullable(z.union([z.literal(''), addressInputSchema]))),
  z.transform((address) => (address ? address : undefined)),
);

/** Body of `/launchpad/detail`; `address` is the viewer. */
export const detailRequest = z.object({ address: viewerSchema, symbol: projectSymbolInputSchema });

/** Parameters of `GET /Ido/{id}`. */
export const idoParams = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'Invalid id')), z.transform(Number)),
});

/** The longest text that is searched for in names and symbols. */
export const longestSearch = 40;

const page = {
  /** A network; an empty text is all of them. */
  category: z.prefault(z.union([z.literal(''), launchpadNetworkSchema]), ''),
  /** A part of a name or of a symbol, in any letter case. */
  symbol: z.prefault(z.string().check(z.trim(), z.maxLength(longestSearch, 'Too long')), ''),
  /** `created` of the last project of the page before; a time in the future is the first page. */
  lastTime: z.optional(z.nullable(z.int().check(z.nonnegative()))),
};

/** Body of `/launchpad/ended_idos`: a page of 20, the newest first. */
export const endedIdosRequest = z.object(page);

/** Body of `/launchpad/joined_idos`. */
export const joinedIdosRequest = z.object({ ...page, address: addressInputSchema });

/** A month of UTC; 1 is January. */
const month = {
  month: z.int().check(z.minimum(1), z.maximum(12)),
  year: z.int().check(z.minimum(1970), z.maximum(9999)),
};

/** Body of `/ido/schedule`; with an account only the rounds that it joined. */
export const scheduleRequest = z.object({ ...month, ownerAddress: viewerSchema });

/** Body of `/launchpad/claim_calendar`. */
export const claimCalendarRequest = z.object({ ...month, ownerAddress: addressInputSchema });

/** Body of `/Ido/your_allocations`, `/Ido/isClaim` and `/Ido/refund`. */
export const ownIdoRequest = z.object({ ownerAddress: addressInputSchema, idoId: projectIdSchema });

/** Body of `/Ido/join_pool`: whole units of the payment token. */
export const joinPoolRequest = z.object({
  ido_Id: projectIdSchema,
  ownerAddress: addressInputSchema,
  balance: z.pipe(signedDecimalInputSchema, decimalSchema),
  txnhash: hashInputSchema,
});
