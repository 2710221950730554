import type { StackArea } from '../area.ts';
import { exchangeSeed } from './seed.ts';

export const area: StackArea = { seed: exchangeSeed };
