import * as z from 'zod/mini';
import { launchpadNetworkSchema } from './launchpad-network.ts';
import { roundStatusSchema } from './round-status.ts';
import { wholeAmountSchema } from './whole-amount.ts';

/** A round that opens in the month. Times are chain seconds. */
export const scheduleEntrySchema = z.object({
  /** The project. */
  id: z.int(),
  symbol: z.string(),
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  startDate: z.int(),
  round: z.int(),
  // Not in the specification.
  endDate: z.int(),
  status: roundStatusSchema,
  chainId: z.int(),
  network: launchpadNetworkSchema,
});

/** `POST /ido/schedule`: `data`, by `startDate`. */
export const scheduleSchema = z.array(scheduleEntrySchema);

/** Tokens of an account that can be claimed from a time of the month on. */
export const claimCalendarEntrySchema = z.object({
  symbol: z.string(),
  /** The place of a tranche from 0; 1000 are the parts of the stream of one day. */
  claimRound: z.int(),
  claimTime: z.int(),
  /** Whole tokens. */
  claimToken: wholeAmountSchema,
  /** Per cent of the purchase: an exact ratio, or 18 digits of one that never ends. */
  percentage: wholeAmountSchema,
  // Not in the specification.
  id: z.int(),
  name: z.string(),
  unit: z.string(),
  logoUrl: z.nullable(z.string()),
  round: z.int(),
  chainId: z.int(),
});

/** `POST /launchpad/claim_calendar`: `data`, by `claimTime`. */
export const claimCalendarSchema = z.array(claimCalendarEntrySchema);

/** Fields of both answers beside `data`: chains that have no index now, so that their rounds are missing. */
export const calendarFields = { unknownChainIds: z.array(z.int()) };

export type WireScheduleEntry = z.infer<typeof scheduleEntrySchema>;
export type WireClaimCalendarEntry = z.infer<typeof claimCalendarEntrySchema>;
