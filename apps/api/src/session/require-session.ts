import { AppError } from '../http/app-error.ts';
import { assertOwnWrite } from './assert-own-write.ts';
import { findCredential } from './credential.ts';
import { findSessionOf, type SessionRequest, type TokenDeps } from './find-session.ts';
import { type ChainSession, type Session, toChainSession } from './session.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

type CallRequest = SessionRequest & { method: string };

/**
 * The session of a call about a chain that requires one which counts there. A write with a cookie must come from our own
 * page.
 */
export async function requireSession(
  deps: TokenDeps,
  request: CallRequest,
  chainId: number,
): Promise<ChainSession> {
  return assertOnChain(await requireAnySession(deps, request), chainId);
}

/** The session of a call about its account as such, on whatever chains it counts. */
export async function requireAnySession(deps: TokenDeps, request: CallRequest): Promise<Session> {
  const session = await findCallSession(deps, request);
  if (!session) throw new AppError('SIGN_IN_REQUIRED');
  return session;
}

export function assertOnChain(session: Session, chainId: number): ChainSession {
  const own = toChainSession(session, chainId);
  if (!own) throw new AppError('SIGN_IN_ON_CHAIN');
  return own;
}

/** The same for a call with an optional session. */
export async function findCallSession(deps: TokenDeps, request: CallRequest): Promise<Session | undefined> {
  const credential = findCredential(request.headers, deps.config.site);
  if (credential?.kind === 'cookie' && !harmless.has(request.method)) assertOwnWrite(deps, request);
  return findSessionOf(deps, credential);
}
