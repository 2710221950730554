import { findNftStakeDeployment } from '@tradewind/abi/deployment';
import type { AreaSeed } from '../area.ts';
import { assertWorks } from './assert-works.ts';
import { computeWorksStart, planWorks } from './plan-works.ts';

/** The Genesis works of the demo accounts, some of them staked. */
export const nftStakeSeed: AreaSeed = {
  computeStart: computeWorksStart,
  plan: ({ addressOf, endTimestamp }) => {
    const deployment = findNftStakeDeployment(31337);
    if (deployment === undefined) {
      throw new TypeError('the local chain has a deployment of NFT staking');
    }
    const { transactions, holders } = planWorks({ deployment, addressOf, endTimestamp });
    return { transactions, assert: (client) => assertWorks(client, deployment, holders) };
  },
};
