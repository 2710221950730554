export { stakePoolDescription } from './description.ts';
export { stakePoolHistory } from './history.ts';
export { stakePoolMatured } from './matured.ts';
export { stakePoolMenu } from './menu.ts';
export { stakePool } from './stake-pool.ts';
export { stakePoolTakeBack } from './take-back.ts';
export { stakePoolWrite } from './write.ts';
export { stakePoolSpender } from './spender.ts';
