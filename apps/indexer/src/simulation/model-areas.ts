import { exchangeArea } from '../exchange/exchange-area.ts';
import { modelFollowedTokens, type ModelSources, modelSources } from './model-sources.ts';
import { launchpadArea } from '../launchpad/launchpad-area.ts';
import { modelLaunchpadSources } from '../launchpad/simulation/model-launchpad.ts';
import { marketInfoArea } from '../market-info/market-info-area.ts';
import { nftMarketArea } from '../nft-market/nft-market-area.ts';
import { modelNftMarketSources } from '../nft-market/simulation/model-nft-market.ts';
import { nftStakeArea } from '../nft-stake/nft-stake-area.ts';
import { modelNftStakeSources } from '../nft-stake/simulation/model-nft-stake.ts';
import { predictionArea } from '../prediction/prediction-area.ts';
import { modelPredictionSources } from '../prediction/simulation/model-prediction.ts';
import { modelStakePoolSources } from '../stake-pool/simulation/model-stake-pool.ts';
import { stakePoolArea } from '../stake-pool/stake-pool-area.ts';
import type { ChainArea } from '../sync/define-area.ts';
import { tokenListArea } from '../token-list/token-list-area.ts';

/** The exchange, the values of its rows, and the transfers of followed tokens, over these contracts and tokens. */
export function listExchangeAreas(
  sources: ModelSources & { chainId: number },
  followedTokens = sources.listedTokens,
): ChainArea[] {
  const { chainId } = sources;
  return [
    exchangeArea.on(sources),
    marketInfoArea.on(sources),
    tokenListArea.on({ chainId, followedTokens }),
  ];
}

/** The same of a model chain. */
export function listModelExchange(chainId: number): ChainArea[] {
  return listExchangeAreas({ ...modelSources, chainId }, modelFollowedTokens);
}

/** All areas of a model chain. */
export function listModelAreas(chainId: number): ChainArea[] {
  return [
    ...listModelExchange(chainId),
    predictionArea.on({ ...modelPredictionSources, chainId }),
    nftStakeArea.on({ ...modelNftStakeSources, chainId }),
    stakePoolArea.on({ ...modelStakePoolSources, chainId }),
    launchpadArea.on({ ...modelLaunchpadSources, chainId }),
    nftMarketArea.on({ ...modelNftMarketSources, chainId }),
  ];
}

/** The contracts and tokens of a deployed exchange. */
export function getDeployedExchange(chainId: number): ModelSources & { chainId: number } {
  const [exchange, values] = [exchangeArea.findSources(chainId), marketInfoArea.findSources(chainId)];
  if (!exchange || !values) throw new Error(`chain ${chainId} has no exchange`);
  return { ...exchange, ...values };
}
