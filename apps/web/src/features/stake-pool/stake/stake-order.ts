import type { Period } from '@tradewind/rules/stake-pool/pool-capacity';
import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { StakePool } from '../pool/pool.ts';

/** A stake with the terms that the account agreed to: the rate of the period, and the fees of the pool. */
export type StakeOrder = {
  readonly chain: Chain;
  readonly account: Address;
  readonly pool: StakePool;
  readonly period: Period;
  /** Raw units of the deposit token. */
  readonly amount: bigint;
};
