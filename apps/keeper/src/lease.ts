import { takeAdvisoryLock } from '@tradewind/db/advisory-lock';
import type { Database } from '@tradewind/db/database';

/** The right to act on a chain: one keeper has it, others stand by. */
export type Lease = {
  /** Takes the right or makes sure that it is still there; false while another keeper has it. */
  hold: () => Promise<boolean>;
};

/** `database` must have one connection only: the advisory lock lives and dies with its session. */
export function createLease({ sql }: Pick<Database, 'sql'>, chainId: number): Lease {
  let session: number | undefined;
  return {
    hold: async () => {
      const [now] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
      if (now !== undefined && now.pid === session) return true;
      session = await takeAdvisoryLock(sql, 'keeper', chainId);
      return session !== undefined;
    },
  };
}
