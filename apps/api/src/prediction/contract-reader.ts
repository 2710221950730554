import { bonusDistributorAbi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import type { Hex } from 'viem';
import type { ApiDeps } from '../deps.ts';

/** Reads of the prediction contracts; they throw where no node answers. */
export type ContractReader = {
  /** Wei that an account can claim for a round of the market now. */
  getClaimable: (market: Hex, epoch: number, account: Hex) => Promise<bigint>;
  /** Wei available for the bonuses of coming weeks; undefined where the contract reverts. */
  findAvailableBonus: (distributor: Hex) => Promise<bigint | undefined>;
};

export function createContractReader({ chainNode }: Pick<ApiDeps, 'chainNode'>): ContractReader {
  return {
    getClaimable: async (address, epoch, account) =>
      (await chainNode.readContract({
        address,
        abi: predictionMarketAbi,
        functionName: 'claimable',
        args: [BigInt(epoch), account],
      })) ?? 0n,
    findAvailableBonus: (address) =>
      chainNode.readContract({ address, abi: bonusDistributorAbi, functionName: 'available' }),
  };
}
