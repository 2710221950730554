import type { Role } from '@tradewind/schema/operator/role';
import { AppError } from '../http/app-error.ts';
import type { Session, SessionDeps } from './find-session.ts';
import { listOwnRoles } from './list-own-roles.ts';
import { requireSession } from './require-session.ts';

/** The session of a call that requires a role of its account. */
export async function requireRole(
  deps: SessionDeps,
  request: Parameters<typeof requireSession>[1],
  role: Role,
): Promise<Session> {
  const session = await requireSession(deps, request);
  if (!(await listOwnRoles(deps, session)).includes(role)) throw new AppError('ROLE_REQUIRED');
  return session;
}
