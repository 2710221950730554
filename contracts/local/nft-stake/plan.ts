import { addressOf, deployer, type PlannedArea } from '../plan.ts';

/** The works of the company's collection, numbered from 1. */
const works = 200;

/** A work of Genesis has a weight of 10: one is the first step, fifty are the last. */
const steps = [
  { weight: 10, boostBps: 100 },
  { weight: 30, boostBps: 300 },
  { weight: 100, boostBps: 800 },
  { weight: 500, boostBps: 2000 },
];

export const plan: PlannedArea = {
  position: 50,
  contracts: [
    { name: 'GenesisCollection', contract: 'GenesisCollection', args: [deployer, works] },
    { name: 'NftStaking', contract: 'NftStaking', args: [deployer, steps] },
  ],
  published: ['GreedyCollection'],
  deployment: {
    about: 'Where NFTs are staked on one chain, and the collection of the company.',
    subject: 'the staked NFTs',
    fields: {
      staking: { value: addressOf('NftStaking') },
      genesis: { value: addressOf('GenesisCollection') },
    },
  },
};
