import { bonusDistributorAbi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import type { Hex } from 'viem';
import type { Chain } from '../chain/chain.ts';

/** Reads of the prediction contracts; they throw where no node answers. */
export type ContractReader = {
  /** Wei that an account can claim for a round of the market now. */
  getClaimable: (market: Hex, epoch: number, account: Hex) => Promise<bigint>;
  /** Wei available for the bonuses of coming weeks; undefined where the contract reverts. */
  findAvailableBonus: (distributor: Hex) => Promise<bigint | undefined>;
};

export function createContractReader({ node }: Pick<Chain, 'node'>): ContractReader {
  return {
    getClaimable: async (address, epoch, account) =>
      (await node.readContract({
        address,
        abi: predictionMarketAbi,
        functionName: 'claimable',
        args: [BigInt(epoch), account],
      })) ?? 0n,
    findAvailableBonus: (address) =>
      node.readContract({ address, abi: bonusDistributorAbi, functionName: 'available' }),
  };
}
