import { computeAllocation } from '@tradewind/rules/launchpad/allocation';
import { fullLevel } from '@tradewind/rules/launchpad/level';
import { expect, it } from 'vitest';
import type { SaleBuyer } from '../sale/sale.ts';
import { createBuyer, createSale, sampleTime } from '../stories/sample-sale.ts';
import { computeClaimLabel, findClaim, findNextClaim, listOwnRows } from './own-claims.ts';

const day = 86_400n;
const unit = 10n ** 18n;
/** 40%, 30% after ten days, 30% after forty; 40,000 KEEL. */
const delivered = createSale({ state: 'delivered', level: fullLevel, tgeAt: sampleTime });

function show(time: bigint, changes: Partial<SaleBuyer> = {}, sale = delivered) {
  const buyer = createBuyer(changes);
  const allocation = computeAllocation(sale, buyer, time);
  const rows = listOwnRows(sale, buyer, allocation, time);
  return {
    label: computeClaimLabel(rows),
    claim: findClaim(rows, allocation),
    next: findNextClaim(rows),
    states: rows.map(({ state }) => state),
  };
}

it('[IDO-09] given a delivered sale before its date, then it waits, and says until when', () => {
  expect(show(sampleTime - 1n)).toEqual({
    label: 'waiting',
    claim: undefined,
    next: sampleTime,
    states: ['waiting', 'waiting', 'waiting'],
  });
});

it('[IDO-09] given one due tranche in the refund window, then the claim sends its round and ends the refund', () => {
  const { label, claim } = show(sampleTime);
  expect(label).toBe('claim');
  expect(claim).toEqual({ kind: 'claim', rounds: [0], due: 16_000n * unit, endsRefund: true });
});

it('[IDO-09] given several due tranches after the window, then the claim sends round 100 and gives nothing up', () => {
  const { claim } = show(sampleTime + 10n * day);
  expect(claim).toEqual({ kind: 'claim', rounds: [100], due: 28_000n * unit, endsRefund: false });
});

it('[IDO-09] given a due tranche and a due stream, then one claim sends both rounds', () => {
  const stream = {
    shareBps: 5_000n,
    firstReleaseBps: 1_000n,
    cliffSeconds: 0n,
    periodSeconds: day,
    periods: 10n,
  };
  const sale = createSale({ ...delivered, schedule: { ...delivered.schedule, stream } });
  const { claim } = show(sampleTime, {}, sale);
  expect(claim).toMatchObject({ rounds: [0, 1000], due: 10_000n * unit });
});

it('[IDO-09] given a claimed tranche and a waiting one, then the button says `Claimed`, and the next date', () => {
  expect(show(sampleTime + day, { claimedTranches: 1n })).toEqual({
    label: 'claimed',
    claim: undefined,
    next: sampleTime + 10n * day,
    states: ['claimed', 'waiting', 'waiting'],
  });
});

it('[IDO-09] given a levelled sale without a date, then nothing is due and every row is `TBA`', () => {
  const levelled = createSale({ state: 'levelled', level: fullLevel, tgeAt: 0n });
  expect(show(sampleTime, {}, levelled)).toEqual({
    label: 'tba',
    claim: undefined,
    next: undefined,
    states: ['tba', 'tba', 'tba'],
  });
});
