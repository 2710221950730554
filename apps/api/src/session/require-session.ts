import { AppError } from '../http/app-error.ts';
import { assertOwnWrite } from './assert-own-write.ts';
import { findCredential } from './credential.ts';
import { findSessionOf, type Session, type SessionDeps, type SessionRequest } from './find-session.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

type CallRequest = SessionRequest & { method: string };

/** The session of a call that requires one. A write with a cookie must come from our own page. */
export async function requireSession(deps: SessionDeps, request: CallRequest): Promise<Session> {
  const session = await findCallSession(deps, request);
  if (!session) throw new AppError('SIGN_IN_REQUIRED');
  return session;
}

/** The same for a call with an optional session. */
export async function findCallSession(deps: SessionDeps, request: CallRequest): Promise<Session | undefined> {
  const credential = findCredential(request.headers, deps.config.site);
  if (credential?.kind === 'cookie' && !harmless.has(request.method)) assertOwnWrite(deps, request);
  return findSessionOf(deps, credential);
}
