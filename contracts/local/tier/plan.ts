import { addressOf, type PlannedArea, toRaw } from '../plan.ts';

/** The thresholds of the launchpad count thousands of the platform token, which has 18 decimals. */
const launchpadTierUnit = toRaw(1_000, 18);

export const plan: PlannedArea = {
  position: 60,
  contracts: [
    {
      name: 'TierView',
      contract: 'TierView',
      args: [addressOf('StakePoolFactory'), addressOf('NftStaking'), addressOf('BSCS'), launchpadTierUnit],
    },
  ],
  deployment: {
    about: 'Where the tiers of accounts are read on one chain.',
    subject: 'the tiers',
    fields: {
      view: { value: addressOf('TierView') },
      launchpadTierUnit: { value: launchpadTierUnit, about: 'Raw units of the platform token.' },
    },
  },
};
