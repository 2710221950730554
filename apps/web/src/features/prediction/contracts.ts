import { bonusDistributorAbi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';

/** The contracts that its writes call. */
export const contracts = [predictionMarketAbi, bonusDistributorAbi];
