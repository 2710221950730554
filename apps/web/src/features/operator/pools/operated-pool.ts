import type { Address } from 'viem';

/** A pool as its contract shows it; amounts are raw units. */
export type OperatedPool = {
  /** Its number in the factory. */
  readonly number: number;
  readonly address: Address;
  readonly depositToken: Address;
  readonly earnToken: Address;
  readonly cap: bigint;
  readonly totalLocked: bigint;
  readonly reserved: bigint;
  /** Undefined where the earn token does not answer. */
  readonly freeRewards: bigint | undefined;
  readonly isFinished: boolean;
  readonly owner: Address;
};

/** The newest pools of the factory. */
export type PoolList = {
  /** The account that may create pools. */
  readonly factoryOwner: Address;
  readonly pools: readonly OperatedPool[];
  /** Pools of the page that did not answer. */
  readonly silentCount: number;
  readonly hasOlder: boolean;
};
