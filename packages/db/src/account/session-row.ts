import { and, gt, sql, type SQL } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import { sessionTable } from './tables.ts';

/** A session that nobody used for this long is over. */
const idleMs = 24 * 3_600_000;

export type SessionRow = {
  id: string;
  address: Hex;
  chainId: number;
  userAgent: string;
  origin: string;
  createdAt: Date;
  lastUsedAt: Date;
  /** When it ends however much it is used. */
  expiresAt: Date;
};

export const sessionColumns = {
  id: sessionTable.id,
  address: sessionTable.address,
  chainId: sessionTable.chainId,
  userAgent: sessionTable.userAgent,
  origin: sessionTable.origin,
  createdAt: sessionTable.createdAt,
  lastUsedAt: sessionTable.lastUsedAt,
  expiresAt: sessionTable.expiresAt,
};

/** Sessions that neither ended nor were left alone too long; the placeholders are those of `toLiveLimits`. */
export const isLive: SQL | undefined = and(
  gt(sessionTable.expiresAt, sql.placeholder('now')),
  gt(sessionTable.lastUsedAt, sql.placeholder('idleSince')),
);

/** What a living session ends after, and when it was last used at the earliest. */
export function toLiveLimits(now: Date): { now: string; idleSince: string } {
  return { now: now.toISOString(), idleSince: new Date(now.getTime() - idleMs).toISOString() };
}
