import { accountArea } from './account/account-area.ts';
import type { Area } from './area.ts';
import { artistArea } from './artist/artist-area.ts';
import { exchangeArea } from './exchange/exchange-area.ts';
import { homeArea } from './home/home-area.ts';
import { launchpadArea } from './launchpad/launchpad-area.ts';
import { marketInfoArea } from './market-info/market-info-area.ts';
import { nftMarketArea } from './nft-market/nft-market-area.ts';
import { nftStakeArea } from './nft-stake/nft-stake-area.ts';
import { operatorArea } from './operator/operator-area.ts';
import { predictionArea } from './prediction/prediction-area.ts';
import { tierArea } from './tier/tier-area.ts';
import { stakePoolArea } from './stake-pool/stake-pool-area.ts';
import { tokenListArea } from './token-list/token-list-area.ts';
import { transactionArea } from './transaction/transaction-area.ts';

/** Every area of the API; a new one adds a line here. */
export const areas: readonly Area[] = [
  marketInfoArea,
  exchangeArea,
  predictionArea,
  stakePoolArea,
  launchpadArea,
  nftStakeArea,
  nftMarketArea,
  artistArea,
  tierArea,
  tokenListArea,
  homeArea,
  accountArea,
  transactionArea,
  operatorArea,
];
