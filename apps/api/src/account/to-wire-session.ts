import type { SessionRow } from '@tradewind/db/account/session-row';
import type { WireSession } from '@tradewind/schema/account/session';

export function toWireSession(row: SessionRow, currentId: string): WireSession {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isCurrent: row.id === currentId,
  };
}
