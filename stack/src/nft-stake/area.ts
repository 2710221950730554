import type { StackArea } from '../area.ts';
import { nftStakeSeed } from './seed.ts';

export const area: StackArea = { seed: nftStakeSeed };
