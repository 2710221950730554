import type { Database } from '@tradewind/db/database';
import { addMissingOperators } from '@tradewind/db/operator/add-missing-operators.query';
import { listRoles } from '@tradewind/db/operator/list-roles.query';
import { type Role, roleSchema } from '@tradewind/schema/operator/role';
import type { ApiDeps } from '../deps.ts';
import type { ChainSession } from './session.ts';

type RoleDeps = Pick<ApiDeps, 'config' | 'database'>;

const filled = new WeakMap<Database, Promise<unknown>>();

/**
 * The roles of a session's account, read for each call: a role that is taken away ends with the next one. A role is
 * given to an account of the home chain: a session that counts elsewhere alone has none.
 */
export async function listOwnRoles(
  deps: RoleDeps,
  { address: account, chainId }: ChainSession,
): Promise<Role[]> {
  if (chainId !== deps.config.chainId) return [];
  await fillOperators(deps);
  const roles = await listRoles(deps.database, { account });
  // A role of another version counts for nothing here.
  return roles.flatMap((role) => roleSchema.safeParse(role).data ?? []);
}

/** Once a process, before the first role is read: the API starts without its database. A failure is tried again. */
function fillOperators({ config, database }: RoleDeps): Promise<unknown> {
  const filling = filled.get(database) ?? addMissingOperators(database, config.operators);
  filled.set(database, filling);
  filling.catch(() => filled.delete(database));
  return filling;
}
