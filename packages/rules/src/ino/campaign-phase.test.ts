import { describe, expect, it } from 'vitest';
import {
  buyTypes,
  type CampaignFacts,
  computeCampaignPhase,
  computeSalePhase,
  computeStepStatus,
  findCountdown,
  phaseNumbers,
  toBuyStatus,
} from './campaign-phase.ts';

const campaign: CampaignFacts = {
  start: 100n,
  listEnd: 150n,
  end: 200n,
  supply: 10n,
  sold: 3n,
  isPaused: false,
  isReady: true,
  isQueueLate: false,
  isFrozen: false,
};

describe('the phase of a campaign', () => {
  it.each([
    [99n, 'coming', 2, { kind: 'opens', at: 100n }],
    [100n, 'open', 3, { kind: 'closes', at: 200n }],
    [199n, 'open', 3, { kind: 'closes', at: 200n }],
    [200n, 'closed', 4, { kind: 'closed' }],
  ] as const)('[INO-02] [INO-05] given the time %i, then it is %s', (time, phase, number, countdown) => {
    expect(computeCampaignPhase(campaign, time)).toBe(phase);
    expect(phaseNumbers[phase]).toBe(number);
    expect(findCountdown(campaign, time)).toEqual(countdown);
  });

  it('[INO-02] given a frozen campaign, then it is closed before its end', () => {
    const frozen = { ...campaign, isFrozen: true };
    expect(computeCampaignPhase(frozen, 120n)).toBe('closed');
    expect(findCountdown(frozen, 120n)).toEqual({ kind: 'closed' });
  });
});

describe('who can buy', () => {
  it.each([
    ['before the start', {}, 99n, 'applications', 1, 0],
    ['in the time of the list', {}, 100n, 'listed', 2, 1],
    ['in the last second of the list', {}, 149n, 'listed', 2, 1],
    ['after the time of the list', {}, 150n, 'public', 3, 1],
    ['in a sale without a list', { listEnd: 100n }, 100n, 'public', 3, 1],
    ['after the end', {}, 200n, 'finished', 4, 0],
    ['with the last box sold', { sold: 10n }, 160n, 'finished', 4, 0],
    ['in a frozen campaign', { isFrozen: true }, 160n, 'finished', 4, 0],
    ['in a paused sale', { isPaused: true }, 160n, 'halted', 1, 0],
    ['while a draw is late', { isQueueLate: true }, 160n, 'halted', 1, 0],
    ['without a bond or proven secrets', { isReady: false }, 120n, 'halted', 1, 0],
  ] as const)('[INO-03] %s', (_name, changes, time, phase, buyType, buyStatus) => {
    const found = computeSalePhase({ ...campaign, ...changes }, time);
    expect(found).toBe(phase);
    expect(buyTypes[found]).toBe(buyType);
    expect(toBuyStatus(found)).toBe(buyStatus);
  });
});

it.each([
  [99n, 0],
  [100n, 1],
  [149n, 1],
  [150n, 2],
])('[INO-02] a step of the timeline at %i has the status %i', (time, status) => {
  expect(computeStepStatus({ from: 100n, to: 150n }, time)).toBe(status);
});
