import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { Collection } from '../works/work.ts';

/** The mark of these writes in the stored transactions. */
export const worksTag = 'nft-stake';

/** Works of one collection that move in one write. */
export type WorksOrder = {
  readonly chain: Chain;
  readonly account: Address;
  readonly staking: Address;
  readonly collection: Collection;
  /** At least one. */
  readonly ids: readonly bigint[];
  readonly way: 'stake' | 'unstake';
};

/** One work is staked by sending it; more are taken by the contract, which needs the permission. */
export function needsPermission({ way, ids }: Pick<WorksOrder, 'way' | 'ids'>): boolean {
  return way === 'stake' && ids.length > 1;
}
