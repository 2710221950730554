import type { StackArea } from '../area.ts';
import { exchangeSeed } from './seed.ts';

export const exchange: StackArea = { seed: exchangeSeed };
