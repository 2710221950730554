import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';

const instant = z.iso.datetime();

/** One sign-in of an account: where it was made, and until when it holds if it is used at least once a day. */
export const sessionSchema = z.object({
  id: z.uuid(),
  address: addressSchema,
  /** Of the signed message. */
  chainId: z.int(),
  /** As the browser called itself; empty where it did not. */
  userAgent: z.string(),
  /** Of the page that asked. */
  origin: z.string(),
  createdAt: instant,
  /** To within five minutes. */
  lastUsedAt: instant,
  expiresAt: instant,
  /** Whether this request came with it. */
  isCurrent: z.boolean(),
});

/** `GET /account/session`: `data`; null where nobody is signed in. */
export const currentSessionSchema = z.nullable(sessionSchema);

/** `GET /account/sessions`: `data`, all of the signed-in account, the last used first; empty where nobody is signed in. */
export const sessionListSchema = z.array(sessionSchema);

/** `POST /account/sessions/revoke`: which one ends. An id that is not of the account's sessions changes nothing. */
export const revokeSessionRequest = z.object({ id: z.uuid() });

/** The `data` of calls that only change something. */
export const nothingSchema = z.null();

export type WireSession = z.infer<typeof sessionSchema>;
