import * as z from 'zod/mini';
import { sessionSchema } from './session.ts';

/** The longest message that is read, and the longest signature in bytes: a contract wallet's can hold its own deployment (ERC-6492). */
const messageLimit = 4_096;
const signatureLimit = 12_288;

/** `POST /account/nonce`: `data`, to be written into the message (EIP-4361) as they are. Good for five minutes, for one sign-in of this browser. */
export const signInOfferSchema = z.object({
  nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  issuedAt: z.iso.datetime(),
  /** The latest that is accepted, and when the session will end. */
  expirationTime: z.iso.datetime(),
});

/** `POST /account/sign-in`. The token travels as an HttpOnly cookie unless the client asks for it. */
export const signInRequest = z.object({
  message: z.string().check(z.maxLength(messageLimit)),
  signature: z
    .templateLiteral(['0x', z.string().check(z.regex(/^(?:[0-9a-fA-F]{2})+$/))])
    .check(z.maxLength(2 + 2 * signatureLimit)),
  transport: z.prefault(z.enum(['cookie', 'bearer']), 'cookie'),
});

/** `POST /account/sign-in`: `data`; `token` only where the client asked for it. */
export const signedInSchema = z.object({ session: sessionSchema, token: z.optional(z.string()) });

/** The body of calls that need none: JSON all the same, which no other site can make a browser send. */
export const emptyRequest = z.object({});

export type SignInOffer = z.infer<typeof signInOfferSchema>;
export type SignInRequest = z.infer<typeof signInRequest>;
