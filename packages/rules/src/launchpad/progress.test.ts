import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { listClaimRows, type Purchase } from './claim-row.ts';
import { computeProgressBps } from './progress.ts';

const tgeAt = 1_767_225_600n;
const purchase: Purchase = {
  schedule: {
    tranches: [
      { afterSeconds: 0n, cumulativeBps: 3333n },
      { afterSeconds: 100n, cumulativeBps: 10_000n },
    ],
    stream: { shareBps: 4000n, firstReleaseBps: 0n, cliffSeconds: 0n, periodSeconds: 10n, periods: 3n },
  },
  bought: 1_000_000n,
  tgeAt,
  claimedTranches: 0n,
  steps: 0n,
  isRefunded: false,
};
const progressOf = (changes: Partial<Purchase>) =>
  computeProgressBps(listClaimRows({ ...purchase, ...changes }, tgeAt + 1000n));

it.each([
  ['no claim', {}, 0n],
  ['the first tranche', { claimedTranches: 1n }, 1999n],
  ['both tranches', { claimedTranches: 3n }, 6000n],
  ['a third of the stream', { steps: 2n }, 1333n],
  ['a tranche and the stream', { claimedTranches: 1n, steps: 4n }, 5999n],
  ['everything', { claimedTranches: 3n, steps: 4n }, 10_000n],
  ['a refund', { isRefunded: true }, 10_000n],
])('[IDO-09] given %s, then the progress is in basis points, rounded down', (_what, changes, bps) => {
  expect(progressOf(changes)).toBe(bps);
});

it('[IDO-09] given nothing bought, then there is no progress', () => {
  expect(progressOf({ bought: 0n })).toBeUndefined();
});

it('[IDO-09] given any purchase and claims, then it is whole exactly when everything is claimed', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 30n),
      fc.bigInt(0n, 3n),
      fc.bigInt(0n, 4n),
      (bought, claimedTranches, steps) => {
        const rows = listClaimRows({ ...purchase, bought, claimedTranches, steps }, tgeAt + 1000n);
        const isWhole = rows.every(({ state }) => state === 'claimed');
        expect(computeProgressBps(rows) === 10_000n).toBe(isWhole);
      },
    ),
  );
});
