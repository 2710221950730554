import type { AreaWire } from '../area-wire.ts';
import { stakesTargets, stakesTopic } from './hub-names.ts';
import { stakePoolErrors } from './stake-pool-errors.ts';

export const stakePoolWire = {
  errors: stakePoolErrors,
  topic: stakesTopic,
  targets: stakesTargets,
} as const satisfies AreaWire;
