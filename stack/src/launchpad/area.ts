import type { StackArea } from '../area.ts';
import { launchpadSeed } from './seed.ts';

export const area: StackArea = { seed: launchpadSeed };
