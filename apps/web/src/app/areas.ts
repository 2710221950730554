import { artist } from '../features/artist/area.ts';
import { exchange } from '../features/exchange/area.ts';
import { launchpad } from '../features/launchpad/area.ts';
import { nftMarket } from '../features/nft-market/area.ts';
import { nftStake } from '../features/nft-stake/area.ts';
import { operator } from '../features/operator/area.ts';
import { prediction } from '../features/prediction/area.ts';
import { stakePool } from '../features/stake-pool/area.ts';
import type { Area } from '../shared/site/area.ts';

/** The areas of the site. A new area is one line. */
export const areas: readonly Area[] = [
  exchange,
  prediction,
  stakePool,
  nftMarket,
  artist,
  nftStake,
  launchpad,
  operator,
];
