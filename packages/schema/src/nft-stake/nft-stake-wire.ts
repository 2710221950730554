import type { AreaWire } from '../area-wire.ts';
import { nftStakeTargets, nftStakeTopic } from './hub-names.ts';
import { nftStakeErrors } from './nft-stake-errors.ts';

export const nftStakeWire = {
  errors: nftStakeErrors,
  topic: nftStakeTopic,
  targets: nftStakeTargets,
} as const satisfies AreaWire;
