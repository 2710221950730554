import type { PlannedArea } from '../plan.ts';

/** Its ABIs alone: no local chain has the contracts yet. */
export const plan: PlannedArea = {
  position: 80,
  contracts: [],
  published: ['ArtNFT', 'MarketDeployer', 'MarketFactory', 'Market'],
};
