import { openSession, type Session } from '@tradewind/db/session';

/**
 * A connection of the bus, which its user closes and reopens. The server ends it when it is silent for longer
 * than the limit.
 */
export const openBusSession = (
  databaseUrl: string,
  limits: { silenceLimitMs?: number } = {},
): Promise<Session> =>
  openSession(databaseUrl, { applicationName: 'tradewind-bus', statementTimeoutMs: 3_000, ...limits });
