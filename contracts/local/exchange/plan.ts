import { type PlannedArea, treasury, deployer, addressOf } from '../plan.ts';

const burnAddress = '0x000000000000000000000000000000000000dEaD';
const commonTokens = ['DAI', 'BUSD', 'USDT', 'UST', 'BSCS', 'WBNB'];

/**
 * Whole tokens on both sides. BNB 640 USD, BTCB 97,000, ETH 3,400, CAKE 2.40, XVS 6.25, BSCS 0.0042, UST 0.0125, SAFE 0.00064,
 * GULL 0.03, equal in all pools within 0.2%. GULL is thin and reached only through CAKE.
 */
const pools = [
  ['WBNB', 2_000, 'BUSD', 1_280_000],
  ['WBNB', 1_800, 'USDT', 1_152_900],
  ['WBNB', 600, 'USDC', 383_700],
  ['BUSD', 1_500_000, 'USDT', 1_500_400],
  ['USDC', 800_000, 'USDT', 800_300],
  ['DAI', 400_000, 'BUSD', 399_900],
  ['BTCB', 8, 'WBNB', 1_212.5],
  ['BTCB', 6, 'USDT', 582_300],
  ['ETH', 170, 'WBNB', 903.125],
  ['ETH', 100, 'BUSD', 340_200],
  ['CAKE', 100_000, 'WBNB', 375],
  ['BSCS', 38_000_000, 'WBNB', 249.375],
  ['BSCS', 30_000_000, 'BUSD', 126_100],
  ['XVS', 9_600, 'WBNB', 93.75],
  ['UST', 2_000_000, 'BUSD', 25_000],
  ['SAFE', 40_000_000, 'WBNB', 40],
  ['GULL', 50_000, 'CAKE', 625],
] as const;

export const plan: PlannedArea = {
  position: 10,
  contracts: [
    { name: 'Factory', contract: 'Factory', args: [deployer, treasury] },
    { name: 'Router', contract: 'Router', args: [addressOf('Factory'), addressOf('WBNB')] },
    { name: 'ReserveLens', contract: 'ReserveLens', args: [addressOf('Factory')] },
  ],
  published: ['Pair'],
  excerpts: [
    {
      name: 'PairReads',
      contract: 'Pair',
      functions: ['balanceOf', 'factory', 'getReserves', 'rootKLast', 'token0', 'token1', 'totalSupply'],
    },
  ],
  deployment: {
    about: 'Where the exchange is on one chain, and the tokens that have a part in it.',
    subject: 'the exchange',
    fields: {
      factory: { value: addressOf('Factory') },
      router: { value: addressOf('Router') },
      reserveLens: { value: addressOf('ReserveLens') },
      pairInitCodeHash: { value: { initCodeHashOf: 'Pair' } },
      treasury: { value: treasury },
      platformToken: { value: addressOf('BSCS') },
      commonTokens: { value: commonTokens.map(addressOf) },
      burnAddress: { value: burnAddress },
    },
  },
  pools: pools.map(([tokenA, amountA, tokenB, amountB]) => ({ tokenA, amountA, tokenB, amountB })),
};
