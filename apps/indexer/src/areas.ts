import { exchangeArea } from './exchange/exchange-area.ts';
import { launchpadArea } from './launchpad/launchpad-area.ts';
import { marketInfoArea } from './market-info/market-info-area.ts';
import { nftMarketArea } from './nft-market/nft-market-area.ts';
import { nftStakeArea } from './nft-stake/nft-stake-area.ts';
import { predictionArea } from './prediction/prediction-area.ts';
import { stakePoolArea } from './stake-pool/stake-pool-area.ts';
import type { AreaEntry } from './sync/define-area.ts';
import { tokenListArea } from './token-list/token-list-area.ts';

/** All areas in the order of their writes; each may read the rows of those before it. */
export const areas: readonly AreaEntry[] = [
  exchangeArea,
  marketInfoArea,
  predictionArea,
  nftStakeArea,
  stakePoolArea,
  launchpadArea,
  nftMarketArea,
  tokenListArea,
];
