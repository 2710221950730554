import * as z from 'zod/mini';
import { sessionSchema } from './session.ts';

/**
 * The longest message and the longest signature in bytes. A contract wallet's signature can contain its own
 * deployment (ERC-6492).
 */
const messageLimit = 4_096;
const signatureLimit = 12_288;

/**
 * `POST /account/nonce`: `data`, copied into the message (EIP-4361) unchanged. Valid for five minutes and for
 * one sign-in of this browser.
 */
export const signInOfferSchema = z.object({
  nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  issuedAt: z.iso.datetime(),
  /** The latest accepted time, which is also the end of the session. */
  expirationTime: z.iso.datetime(),
});

/** `POST /account/sign-in`. The token is an HttpOnly cookie unless the client requests it in the body. */
export const signInRequest = z.object({
  message: z.string().check(z.maxLength(messageLimit)),
  signature: z
    .templateLiteral(['0x', z.string().check(z.regex(/^(?:[0-9a-fA-F]{2})+$/))])
    .check(z.maxLength(2 + 2 * signatureLimit)),
  transport: z.prefault(z.enum(['cookie', 'bearer']), 'cookie'),
});

/** `POST /account/sign-in`: `data`; `token` only where the client requests it. */
export const signedInSchema = z.object({ session: sessionSchema, token: z.optional(z.string()) });

/** The body of calls without arguments. It is JSON, which a cross-site form cannot send. */
export const emptyRequest = z.object({});

export type SignInOffer = z.infer<typeof signInOfferSchema>;
export type SignInRequest = z.infer<typeof signInRequest>;
