import type { StackArea } from '../area.ts';
import { putFiles } from './put-files.ts';
import { nftMarketSeed } from './seed.ts';
import { writeTexts } from './write-texts.ts';

export const area: StackArea = { seed: nftMarketSeed, writeRows: writeTexts, putFiles };
