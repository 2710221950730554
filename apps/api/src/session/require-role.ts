import type { Role } from '@tradewind/schema/operator/role';
import { AppError } from '../http/app-error.ts';
import type { ChainSession } from './session.ts';
import type { SessionDeps } from './find-session.ts';
import { listOwnRoles } from './list-own-roles.ts';
import { assertOnChain, requireAnySession } from './require-session.ts';

/** The session of a call about a chain that requires a role of its account, or any; roles are of the home chain. */
export async function requireRole(
  deps: SessionDeps,
  request: Parameters<typeof requireAnySession>[1],
  { role, chainId }: { role: Role | 'any'; chainId: number },
): Promise<ChainSession> {
  const session = await requireAnySession(deps, request);
  const atHome = assertOnChain(session, deps.config.chainId);
  const roles = await listOwnRoles(deps, atHome);
  const isAllowed = role === 'any' ? roles.length > 0 : roles.includes(role);
  if (!isAllowed) throw new AppError('ROLE_REQUIRED');
  return assertOnChain(session, chainId);
}
