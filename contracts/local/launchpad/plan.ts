import type { PlannedArea } from '../plan.ts';

/** Only published: no local chain has a factory of sales yet. */
export const plan: PlannedArea = {
  position: 70,
  contracts: [],
  published: ['SaleFactory', 'SaleDeployer', 'Sale', 'SaleVesting', 'SaleDesk', 'MonthlySale'],
};
