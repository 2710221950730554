import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';

/** The contracts that its writes call. */
export const contracts = [stakePoolFactoryAbi, stakePoolAbi];
