import type { Hex } from '../column/hex-bytes.ts';
import { defineNotice } from '../relay/notice-kind.ts';

/** An open stake whose period is over. */
export type MaturedStake = {
  pool: Hex;
  /** The number of the pool. */
  number: number;
  account: Hex;
  id: number;
  /** Raw principal, as text. */
  amount: string;
  /** Of the deposit token; null where unknown. */
  symbol: string | null;
  decimals: number | null;
  /** Chain seconds. */
  maturedAt: number;
};

/** The stakes that matured, for the sessions of their accounts. */
export const stakesMaturedNotice = defineNotice<{ stakes: MaturedStake[] }>('stake-pool.matured');
