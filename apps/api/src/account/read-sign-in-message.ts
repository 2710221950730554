import { parseInstantMs } from '@tradewind/rules/account/instant';
import { parseSignInMessage } from '@tradewind/rules/account/parse-sign-in-message';
import type { SignInMessage } from '@tradewind/rules/account/sign-in-message';
import { getAddress } from 'viem';
import type { ApiDeps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';

/** Maximum lifetime of a session from its message's time. */
export const sessionLifetimeMs = 7 * 24 * 3_600_000;
/** Maximum age of a message: the lifetime of its nonce. */
export const signInWindowMs = 5 * 60_000;
/** Tolerated lead of client clocks. */
const clockSkewMs = 60_000;

export type ReadSignInMessage = SignInMessage & { expiresAt: Date };

/**
 * Parses a text that is exactly one sign-in message for this site, a served chain and the present time; throws an
 * AppError. The signature is not verified yet.
 */
export function readSignInMessage(
  { config, now }: Pick<ApiDeps, 'config' | 'now'>,
  text: string,
): ReadSignInMessage {
  const message = parseSignInMessage(text);
  if (!message || getAddress(message.address) !== message.address) throw new AppError('SIGN_IN_MALFORMED');
  if (!config.site.origins.some((origin) => isForSite(message, origin)))
    throw new AppError('SIGN_IN_WRONG_SITE');
  if (!config.chains.some(({ chainId }) => chainId === message.chainId))
    throw new AppError('SIGN_IN_WRONG_CHAIN');
  return { ...message, expiresAt: readExpiry(message, now().getTime()) };
}

/** Compares as text, so that different parsers of addresses cannot disagree. */
function isForSite({ scheme, domain, uri }: SignInMessage, origin: string): boolean {
  const { protocol, host } = new URL(origin);
  const isOfScheme = scheme === undefined || `${scheme}:` === protocol;
  return isOfScheme && domain === host && (uri === origin || uri.startsWith(`${origin}/`));
}

function readExpiry({ issuedAt, notBefore, expirationTime }: SignInMessage, now: number): Date {
  const issued = parseInstantMs(issuedAt) ?? NaN;
  const begins = notBefore === undefined ? issued : (parseInstantMs(notBefore) ?? NaN);
  const ends = parseInstantMs(expirationTime ?? '') ?? NaN;
  const isFresh = issued > now - signInWindowMs && issued <= now + clockSkewMs;
  // Comparisons with a missing time (NaN) are false.
  if (isFresh && begins <= now + clockSkewMs && ends > now && ends <= issued + sessionLifetimeMs)
    return new Date(ends);
  throw new AppError('SIGN_IN_OUT_OF_TIME');
}
