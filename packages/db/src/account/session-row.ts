import { and, gt, sql, type SQL } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import { type SessionProof, sessionTable } from './tables.ts';

/** Maximum time without use of a session. */
const idleMs = 24 * 3_600_000;

export type SessionRow = {
  id: string;
  address: Hex;
  /** Chain of the signed message. */
  chainId: number;
  proof: SessionProof;
  userAgent: string;
  origin: string;
  createdAt: Date;
  lastUsedAt: Date;
  /** Its latest end, independent of use. */
  expiresAt: Date;
};

export const sessionColumns = {
  id: sessionTable.id,
  address: sessionTable.address,
  chainId: sessionTable.chainId,
  proof: sessionTable.proof,
  userAgent: sessionTable.userAgent,
  origin: sessionTable.origin,
  createdAt: sessionTable.createdAt,
  lastUsedAt: sessionTable.lastUsedAt,
  expiresAt: sessionTable.expiresAt,
};

/** Sessions that are neither expired nor unused for too long; the placeholders are those of `toLiveLimits`. */
export const isLive: SQL | undefined = and(
  gt(sessionTable.expiresAt, sql.placeholder('now')),
  gt(sessionTable.lastUsedAt, sql.placeholder('idleSince')),
);

/** The limits of a live session: its earliest end, and its earliest last use. */
export function toLiveLimits(now: Date): { now: string; idleSince: string } {
  return { now: now.toISOString(), idleSince: new Date(now.getTime() - idleMs).toISOString() };
}
