import type { Sale } from '../sale/sale.ts';

export type JoinBounds = {
  readonly sale: Sale;
  /** Raw units that the account committed before. */
  readonly committed: bigint;
  /** Most that the account may commit in all. */
  readonly cap: bigint;
};

/** The rest that the account may commit: of its cap, and in a fixed sale of the sale too. */
export function computeMostJoin({ sale, committed, cap }: JoinBounds): bigint {
  const own = cap > committed ? cap - committed : 0n;
  if (sale.kind === 'commit') return own;
  const left = sale.hardCap > sale.committed ? sale.hardCap - sale.committed : 0n;
  return own < left ? own : left;
}

/** The least payment now: up to the least commitment; the last rest of a fixed sale may be smaller. */
export function computeLeastJoin(form: JoinBounds): bigint {
  const { sale, committed } = form;
  const missing = sale.minPerUser > committed ? sale.minPerUser - committed : 0n;
  const most = computeMostJoin(form);
  return sale.kind === 'fixed' && most === sale.hardCap - sale.committed && most < missing ? most : missing;
}
