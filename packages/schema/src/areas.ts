import type { AreaWire } from './area-wire.ts';
import { accountWire } from './account/account-wire.ts';
import { artistWire } from './artist/artist-wire.ts';
import { collectWire } from './collect/collect-wire.ts';
import { exchangeWire } from './exchange/exchange-wire.ts';
import { homeWire } from './home/home-wire.ts';
import { launchpadWire } from './launchpad/launchpad-wire.ts';
import { marketInfoWire } from './market-info/market-info-wire.ts';
import { mediaWire } from './media/media-wire.ts';
import { nftMarketWire } from './nft-market/nft-market-wire.ts';
import { nftStakeWire } from './nft-stake/nft-stake-wire.ts';
import { operatorWire } from './operator/operator-wire.ts';
import { predictionWire } from './prediction/prediction-wire.ts';
import { tierWire } from './tier/tier-wire.ts';
import { stakePoolWire } from './stake-pool/stake-pool-wire.ts';
import { tokenListWire } from './token-list/token-list-wire.ts';
import { transactionWire } from './transaction/transaction-wire.ts';

/** The wire of every area; a new one adds a line here. */
export const areas = [
  accountWire,
  artistWire,
  collectWire,
  exchangeWire,
  homeWire,
  marketInfoWire,
  mediaWire,
  operatorWire,
  predictionWire,
  launchpadWire,
  nftMarketWire,
  nftStakeWire,
  tierWire,
  stakePoolWire,
  tokenListWire,
  transactionWire,
] as const satisfies readonly AreaWire[];
