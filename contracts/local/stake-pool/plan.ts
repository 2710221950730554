import { addressOf, deployer, type PlannedArea } from '../plan.ts';

/** The factory alone: its owner creates the pools. */
export const plan: PlannedArea = {
  position: 40,
  contracts: [{ name: 'StakePoolFactory', contract: 'StakePoolFactory', args: [deployer] }],
  published: ['StakePool'],
  deployment: {
    about: 'Where the list of stake pools is on one chain.',
    subject: 'the stake pools',
    fields: { factory: { value: addressOf('StakePoolFactory') } },
  },
};
