/** The description of each page of the exchange in its HTML, by its screen. */
export const exchangeDescription = {
  swap: 'Swap tokens at the best price over every pool, with the price impact, the fee and the least you receive shown before you sign.',
  positions:
    'The liquidity you supply, what it is worth and what it has earned. Add to it or take it back at any time.',
  findPool: 'Find a pool that you supply by its two tokens and see your share of it.',
  pools: 'Every pool of the exchange with its liquidity, volume and yearly return, read from the chain.',
  pool: 'One pool of the exchange: its price over time, its liquidity and every transaction in it.',
  addLiquidity: 'Supply two tokens to a pool and earn a share of the fee of every trade.',
  removeLiquidity: 'Take your tokens and what they have earned back out of a pool.',
  approvals: 'Which contracts may spend your tokens, and how to take that right back.',
};
