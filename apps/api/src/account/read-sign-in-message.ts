import { parseInstantMs } from '@tradewind/rules/account/instant';
import { parseSignInMessage } from '@tradewind/rules/account/parse-sign-in-message';
import type { SignInMessage } from '@tradewind/rules/account/sign-in-message';
import { getAddress } from 'viem';
import type { ApiDeps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';

/** When the session that a message asks for ends at the latest. */
export const sessionLifetimeMs = 7 * 24 * 3_600_000;
/** How old a message may be: as long as its nonce lives. */
export const signInWindowMs = 5 * 60_000;
/** How far other clients' clocks may be ahead of ours. */
const clockSkewMs = 60_000;

export type ReadSignInMessage = SignInMessage & { expiresAt: Date };

/** The message in a text, if the text is nothing else and it is for this site, this chain and now; throws an AppError. What it says is not proven yet. */
export function readSignInMessage(
  { config, now }: Pick<ApiDeps, 'config' | 'now'>,
  text: string,
): ReadSignInMessage {
  const message = parseSignInMessage(text);
  if (!message || getAddress(message.address) !== message.address) throw new AppError('SIGN_IN_MALFORMED');
  if (!config.site.origins.some((origin) => isForSite(message, origin)))
    throw new AppError('SIGN_IN_WRONG_SITE');
  if (message.chainId !== config.chainId) throw new AppError('SIGN_IN_WRONG_CHAIN');
  return { ...message, expiresAt: readExpiry(message, now().getTime()) };
}

/** As text alone, so that no two readers of addresses can differ. */
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
  // Comparisons with what is missing (NaN) are false.
  if (isFresh && begins <= now + clockSkewMs && ends > now && ends <= issued + sessionLifetimeMs)
    return new Date(ends);
  throw new AppError('SIGN_IN_OUT_OF_TIME');
}
