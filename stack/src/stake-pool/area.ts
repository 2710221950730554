import type { StackArea } from '../area.ts';
import { stakePoolSeed } from './seed.ts';

export const area: StackArea = { seed: stakePoolSeed };
