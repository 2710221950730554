import { translate } from '../../translate.ts';

/** The descriptions of its pages in their HTML. */
export const stakePoolDescription = translate('stakePoolDescription', {
  pools: 'Lock tokens for a fixed rate. The contract has the whole reward before a stake enters.',
  pool: 'One launch pool: its rates, its fees, and what is set aside. Stake, unstake and harvest.',
});
