import { randomBytes } from 'node:crypto';
import type { Session } from '../session/session.ts';
import type { Connection } from './connection/connection.ts';
import type { HubState } from './hub-state.ts';
import { refuse } from './refuse.ts';
import { parseConnectionToken } from './token/connection-token.ts';

export type Admission =
  | { kind: 'fresh'; id: string; isStateful: boolean }
  | { kind: 'resumed'; connection: Connection; memory: NonNullable<Connection['memory']> };

type Applicant = { token: string | undefined; ip: string; session: Session | undefined };

export const createConnectionId = (): string => randomBytes(16).toString('base64url');

/**
 * Admits a connection, or refuses it by throwing. Any node accepts any token once, and resumes its own
 * connections.
 */
export function admit(hub: HubState, { token, ip, session }: Applicant): Admission {
  if (hub.phase !== 'open') refuse(hub, 'unavailable');
  if (token === undefined) {
    assertRoom(hub, ip);
    return { kind: 'fresh', id: createConnectionId(), isStateful: false };
  }
  const payload = parseConnectionToken(hub.secret, token);
  if (!payload) return refuse(hub, 'token');
  const live = hub.connections.get(payload.connectionId);
  if (live) return resume(hub, live, session);
  assertRoom(hub, ip);
  const isFresh = payload.expiresAt > Date.now() && hub.usedTokens.use(payload, Date.now());
  if (!isFresh) refuse(hub, 'token');
  return { kind: 'fresh', id: payload.connectionId, isStateful: payload.isStateful };
}

function resume(hub: HubState, connection: Connection, session: Session | undefined): Admission {
  const { memory } = connection;
  if (!memory) return refuse(hub, 'in-use');
  if (connection.session?.id !== session?.id) refuse(hub, 'session');
  return { kind: 'resumed', connection, memory };
}

function assertRoom(hub: HubState, ip: string): void {
  const { connections, countsByIp, limits } = hub;
  if (connections.size >= limits.connections) refuse(hub, 'full');
  if ((countsByIp.get(ip) ?? 0) >= limits.connectionsPerAddress) refuse(hub, 'address');
}
