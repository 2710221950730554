import { randomBytes } from 'node:crypto';
import { AppError } from '../http/app-error.ts';
import type { Connection, HubSession } from './connection/connection.ts';
import type { HubState } from './hub-state.ts';
import { parseConnectionToken } from './token/connection-token.ts';

export type Admission =
  | { kind: 'fresh'; id: string; isStateful: boolean }
  | { kind: 'resumed'; connection: Connection; memory: NonNullable<Connection['memory']> };

type Applicant = { token: string | undefined; ip: string; session: HubSession | undefined };

export const createConnectionId = (): string => randomBytes(16).toString('base64url');

/** Judges who asks for a connection; refuses by throwing. Any node takes any token once, and resumes what it holds itself. */
export function admit(hub: HubState, { token, ip, session }: Applicant): Admission {
  if (hub.phase !== 'open') throw new AppError('UNAVAILABLE');
  if (token === undefined) {
    assertRoom(hub, ip);
    return { kind: 'fresh', id: createConnectionId(), isStateful: false };
  }
  const claim = parseConnectionToken(hub.secret, token);
  if (!claim) throw new AppError('NOT_FOUND');
  const live = hub.connections.get(claim.connectionId);
  if (live) return resume(live, session);
  assertRoom(hub, ip);
  const isFresh = claim.expiresAt > Date.now() && hub.usedTokens.use(claim, Date.now());
  if (!isFresh) throw new AppError('NOT_FOUND');
  return { kind: 'fresh', id: claim.connectionId, isStateful: claim.isStateful };
}

function resume(connection: Connection, session: HubSession | undefined): Admission {
  const { memory } = connection;
  if (!memory) throw new AppError('CONNECTION_IN_USE');
  if (connection.session?.id !== session?.id) throw new AppError('NOT_FOUND');
  return { kind: 'resumed', connection, memory };
}

function assertRoom({ connections, countsByIp, limits }: HubState, ip: string): void {
  if (connections.size >= limits.connections) throw new AppError('UNAVAILABLE');
  if ((countsByIp.get(ip) ?? 0) >= limits.connectionsPerAddress) throw new AppError('TOO_MANY_REQUESTS');
}
