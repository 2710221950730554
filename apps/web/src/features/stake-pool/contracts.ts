import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';

/** The contracts that its writes call. */
export const contracts = [stakePoolAbi];
