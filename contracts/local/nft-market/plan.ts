import type { PlannedArea } from '../plan.ts';

/** Its ABI alone: no local chain has the contract yet. */
export const plan: PlannedArea = {
  position: 80,
  contracts: [],
  published: ['ArtNFT'],
};
