import { accountArea } from './account/account-area.ts';
import type { Area } from './area.ts';
import { collectArea } from './collect/collect-area.ts';
import { exchangeArea } from './exchange/exchange-area.ts';
import { idempotencyArea } from './idempotency/idempotency-area.ts';
import { launchpadArea } from './launchpad/launchpad-area.ts';
import { nftMarketArea } from './nft-market/nft-market-area.ts';
import { nftStakeArea } from './nft-stake/nft-stake-area.ts';
import { predictionArea } from './prediction/prediction-area.ts';
import { stakePoolArea } from './stake-pool/stake-pool-area.ts';
import { transactionArea } from './transaction/transaction-area.ts';

/** Every area of the keeper; a new one adds a line here. */
export const areas: readonly Area[] = [
  transactionArea,
  idempotencyArea,
  collectArea,
  accountArea,
  exchangeArea,
  predictionArea,
  nftMarketArea,
  nftStakeArea,
  stakePoolArea,
  launchpadArea,
];
