import { translate } from '../../translate.ts';

/** The description of each page of the exchange in its HTML, by its screen. */
export const exchangeDescription = translate('exchangeDescription', {
  swap: 'Swap tokens at the best price over all pools. See impact, fee and minimum before you sign.',
  positions: 'The liquidity you supply, its value and its earnings. Add more or take it back at any time.',
  findPool: 'Find a pool by its two tokens and see your share.',
  pools: 'Every pool with its liquidity, volume and yearly return, from the chain.',
  pool: 'One pool: its price over time, its liquidity and every transaction.',
  tokens: 'Every listed token: price, last week, volume and value locked.',
  token: 'One token: price over time, pools, trades and contract.',
  addLiquidity: 'Supply two tokens to a pool and earn from every trade.',
  removeLiquidity: 'Take your tokens and their earnings back out of a pool.',
  approvals: 'Contracts that can spend your tokens. Revoke any you no longer use.',
});
