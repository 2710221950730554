export { stakePoolMenu } from './menu.ts';
export { stakePool } from './stake-pool.ts';
export { stakePoolWrite } from './write.ts';
