import { bonusDistributorAbi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { BaseError, type Client, ContractFunctionRevertedError, type Hex } from 'viem';
import { readContract } from 'viem/actions';
import { rejectWithoutAddress } from './reject-without-address.ts';

/** Reads of the prediction contracts. */
export type PredictionReads = {
  /** Wei that an account can claim for a round of the market now. */
  getClaimable: (market: Hex, epoch: number, account: Hex) => Promise<bigint>;
  /** Wei available for the bonuses of coming weeks. */
  getAvailableBonus: (distributor: Hex) => Promise<bigint>;
};

export function createPredictionReads(client: Client): PredictionReads {
  return {
    getClaimable: (address, epoch, account) =>
      readContract(client, {
        address,
        abi: predictionMarketAbi,
        functionName: 'claimable',
        args: [BigInt(epoch), account],
      }).catch((error: unknown) => (isRevert(error) ? 0n : rejectWithoutAddress(error))),
    getAvailableBonus: (address) =>
      readContract(client, { address, abi: bonusDistributorAbi, functionName: 'available' }).catch(
        rejectWithoutAddress,
      ),
  };
}

function isRevert(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof ContractFunctionRevertedError) !== null
  );
}
