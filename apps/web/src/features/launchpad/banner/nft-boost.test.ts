import { computeEffectiveStake } from '@tradewind/rules/tier/effective-stake';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeBoostBps } from './nft-boost.ts';

describe('[IDO-13] the NFT boost of the banner', () => {
  it('given an amount and a boost, when the contract raised it, then the boost is found again', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 10_000n, max: 2n ** 96n }),
        fc.bigInt({ min: 0n, max: 10_000n }),
        (staked, bps) => {
          const effective = computeEffectiveStake(staked, bps);
          expect(computeBoostBps({ staked, effective, tier: undefined })).toBe(Number(bps));
        },
      ),
    );
  });

  it('given nothing staked, then it is not 0 but none', () => {
    expect(computeBoostBps({ staked: 0n, effective: 0n, tier: undefined })).toBeUndefined();
  });
});
