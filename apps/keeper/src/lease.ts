import { takeAdvisoryLock } from '@tradewind/db/advisory-lock';
import type { Database } from '@tradewind/db/database';

/** The right to act on a chain: one keeper has it, others stand by. */
export type Lease = {
  /** Takes the right or makes sure that it is still there; false while another keeper has it. */
  hold: () => Promise<boolean>;
};

/**
 * `database` must have one connection only: the advisory lock lives and dies with its session. Asked for again it is given again, and that alone
 * tells that it is still there: a session after a restart of the server may bear the number of the old one.
 */
export function createLease({ sql }: Pick<Database, 'sql'>, chainId: number): Lease {
  return { hold: async () => (await takeAdvisoryLock(sql, 'keeper', chainId)) !== undefined };
}
