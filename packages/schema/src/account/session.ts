import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';

const instant = z.iso.datetime();

/** One sign-in of an account: its origin and its end. It expires early when it is unused for a day. */
export const sessionSchema = z.object({
  id: z.uuid(),
  address: addressSchema,
  /** Chain id of the signed message. */
  chainId: z.int(),
  /** A key's session counts on every chain, a contract's on `chainId` alone. */
  proof: z.enum(['key', 'contract']),
  /** The browser's `User-Agent`; empty where it sent none. */
  userAgent: z.string(),
  /** Origin of the page that signed in. */
  origin: z.string(),
  createdAt: instant,
  /** Accurate to five minutes. */
  lastUsedAt: instant,
  expiresAt: instant,
  /** Whether this request carries the session's token. */
  isCurrent: z.boolean(),
});

/** `GET /account/session`: `data`; null without a session. */
export const currentSessionSchema = z.nullable(sessionSchema);

/**
 * `GET /account/sessions`: `data`: all sessions of the account, the last used first; empty without a session.
 */
export const sessionListSchema = z.array(sessionSchema);

/** `POST /account/sessions/revoke`: the session to end. The id of another account's session has no effect. */
export const revokeSessionRequest = z.object({ id: z.uuid() });

/** The `data` of calls that only change state. */
export const nothingSchema = z.null();

export type WireSession = z.infer<typeof sessionSchema>;
