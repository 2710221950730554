import type { IncomingHttpHeaders } from 'node:http';
import { toHolder } from '@tradewind/db/account/holder';
import { findSession as findStoredSession } from '@tradewind/db/account/find-session.query';
import { touchSession } from '@tradewind/db/account/touch-session.query';
import type { ApiDeps } from '../deps.ts';
import { type Credential, findCredential, toCredential } from './credential.ts';
import type { Session } from './session.ts';

export type SessionDeps = Pick<ApiDeps, 'config' | 'database' | 'now'>;

/** The needed part of them, which a process with other settings has as well. */
export type TokenDeps = Pick<SessionDeps, 'database' | 'now'> & SiteDeps;
export type SiteDeps = { readonly config: Pick<SessionDeps['config'], 'site'> };

/** Fastify's request, or Node's own of an upgrade. */
export type SessionRequest = { headers: IncomingHttpHeaders; url?: string | undefined };

/** Precision of a session's last use: a write for every call would be too many. */
const touchIntervalMs = 5 * 60_000;

/** The session of a request by its header or cookie; undefined without one. */
export async function findSession(deps: SessionDeps, request: SessionRequest): Promise<Session | undefined> {
  return findSessionOf(deps, findCredential(request.headers, deps.config.site));
}

/** Only for the hub: also by `access_token` in the query, since no browser sends headers with a websocket. */
export async function findHubSession(
  deps: SessionDeps,
  request: SessionRequest,
): Promise<Session | undefined> {
  const query = new URLSearchParams(request.url?.split('?')[1] ?? '');
  const [token, ...others] = query.getAll('access_token');
  if (token === undefined || request.headers.authorization !== undefined) return findSession(deps, request);
  return others.length === 0 ? findSessionOf(deps, toCredential('header', token)) : undefined;
}

export async function findSessionOf(
  { database, now }: Pick<SessionDeps, 'database' | 'now'>,
  credential: Credential | undefined,
): Promise<Session | undefined> {
  if (!credential) return undefined;
  const time = now();
  const session = await findStoredSession(database, { tokenHash: credential.tokenHash, now: time });
  if (!session) return undefined;
  const { id, lastUsedAt } = session;
  if (time.getTime() - lastUsedAt.getTime() >= touchIntervalMs)
    await touchSession(database, { id, now: time });
  return { id, holder: toHolder(session) };
}
