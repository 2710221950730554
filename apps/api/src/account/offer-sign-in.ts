import { randomBytes } from 'node:crypto';
import { createNonce } from '@tradewind/db/account/create-nonce.query';
import type { SignInOffer } from '@tradewind/schema/account/sign-in';
import type { SessionDeps, SessionRequest } from '../session/find-session.ts';
import { createToken, findCookie, hashToken, toCookieName } from '../session/credential.ts';
import { sessionLifetimeMs, signInWindowMs } from './read-sign-in-message.ts';

/**
 * Creates a nonce for the requesting browser, and the cookie that identifies it; tabs of one browser share the
 * cookie.
 */
export async function offerSignIn(
  { config, database, now }: SessionDeps,
  { headers }: SessionRequest,
): Promise<{ offer: SignInOffer; binding: string }> {
  const time = now().getTime();
  const binding = findCookie(headers, toCookieName('sign-in', config.site)) ?? createToken();
  const nonce = randomBytes(16).toString('hex');
  await createNonce(database, {
    nonce,
    bindingHash: hashToken(binding),
    expiresAt: new Date(time + signInWindowMs),
  });
  const offer = {
    nonce,
    issuedAt: new Date(time).toISOString(),
    expirationTime: new Date(time + sessionLifetimeMs).toISOString(),
  };
  return { offer, binding };
}
