import { AppError } from '../http/app-error.ts';
import { assertOwnWrite } from './assert-own-write.ts';
import { findCredential } from './credential.ts';
import { findSessionOf, type Session, type SessionDeps, type SessionRequest } from './find-session.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The session of a call that needs one. A write that a cookie speaks for must be our own page's. */
export async function requireSession(
  deps: SessionDeps,
  request: SessionRequest & { method: string },
): Promise<Session> {
  const credential = findCredential(request.headers, deps.config.site);
  if (credential?.kind === 'cookie' && !harmless.has(request.method)) assertOwnWrite(deps, request);
  const session = await findSessionOf(deps, credential);
  if (!session) throw new AppError('SIGN_IN_REQUIRED');
  return session;
}
