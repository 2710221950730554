import type { AreaWire } from '../area-wire.ts';
import { nftMarketTargets, nftMarketTopic } from './hub-names.ts';
import { nftMarketErrors } from './nft-market-errors.ts';

export const nftMarketWire = {
  errors: nftMarketErrors,
  topic: nftMarketTopic,
  targets: nftMarketTargets,
} as const satisfies AreaWire;
