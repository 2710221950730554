import { artistTestArea } from '../artist/test-area.ts';
import { collectTestArea } from '../collect/test-area.ts';
import { exchangeTestArea } from '../exchange/test-area.ts';
import { marketInfoTestArea } from '../market-info/test-area.ts';
import { indexingTestArea } from '../indexing/test-area.ts';
import { launchpadTestArea } from '../launchpad/test-area.ts';
import { mediaTestArea } from '../media/test-area.ts';
import { nftMarketTestArea } from '../nft-market/test-area.ts';
import { nftStakeTestArea } from '../nft-stake/test-area.ts';
import { predictionTestArea } from '../prediction/test-area.ts';
import { stakePoolTestArea } from '../stake-pool/test-area.ts';
import { tierTestArea } from '../tier/test-area.ts';
import { accountTestArea } from '../account/test-area.ts';
import { tokenListTestArea } from '../token-list/test-area.ts';
import { operatorTestArea } from '../operator/test-area.ts';
import { transactionTestArea } from '../transaction/test-area.ts';
import { relayTestArea } from '../relay/test-area.ts';
import { idempotencyTestArea } from '../idempotency/test-area.ts';
import { keeperTestArea } from '../keeper/test-area.ts';
import type { TestArea } from './test-area.ts';

/** Every folder with queries, in the order of the inserts. */
export const areas: readonly TestArea[] = [
  exchangeTestArea,
  marketInfoTestArea,
  indexingTestArea,
  predictionTestArea,
  nftStakeTestArea,
  stakePoolTestArea,
  tierTestArea,
  launchpadTestArea,
  artistTestArea,
  nftMarketTestArea,
  tokenListTestArea,
  mediaTestArea,
  accountTestArea,
  operatorTestArea,
  transactionTestArea,
  relayTestArea,
  idempotencyTestArea,
  collectTestArea,
  keeperTestArea,
];
