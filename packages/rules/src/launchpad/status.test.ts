import { describe, expect, it } from 'vitest';
import {
  computeProjectStatus,
  computeRoundStatus,
  findDeadReason,
  findClosingCall,
  type SaleFacts,
} from './status.ts';

const sale: SaleFacts & { hardCap: bigint } = {
  state: 'open',
  committed: 100n,
  softCap: 50n,
  hardCap: 200n,
  prefunded: false,
  isFunded: false,
  openAt: 1000n,
  closeAt: 2000n,
  deliverBy: 3000n,
};

describe('[IDO-02] the status of a round', () => {
  it('given no sale on chain, then a draft is pending and a published round is coming', () => {
    expect(computeRoundStatus({ kind: 'draft' }, 1500n)).toBe('pending');
    expect(computeRoundStatus({ kind: 'published' }, 1500n)).toBe('coming');
  });

  it.each([
    [999n, 'going'],
    [1000n, 'open'],
    [1999n, 'open'],
    [2000n, 'close'],
  ] as const)('given a sale, when it is %d, then the round is %s', (time, status) => {
    expect(computeRoundStatus({ kind: 'sale', sale }, time)).toBe(status);
  });

  it.each(['levelled', 'delivered', 'cancelled'] as const)(
    'given a sale that is %s, then the round is closed, also before its time',
    (state) => {
      expect(computeRoundStatus({ kind: 'sale', sale: { ...sale, state } }, 0n)).toBe('close');
    },
  );

  it('given rounds, then the project has the status of the most active', () => {
    expect(computeProjectStatus(['close', 'going', 'coming'])).toBe('going');
    expect(computeProjectStatus(['close', 'open'])).toBe('open');
    expect(computeProjectStatus(['pending', 'close'])).toBe('close');
    expect(computeProjectStatus([])).toBe('pending');
  });
});

describe('[IDO-15] the end of a sale', () => {
  it.each([
    ['the soft cap is missed by one', 1999n, undefined, { committed: 49n }],
    ['the soft cap is missed by one', 2000n, 'softCapMissed', { committed: 49n }],
    ['the soft cap is reached', 2000n, undefined, { committed: 50n }],
    ['nobody settled', 2999n, undefined, {}],
    ['nobody settled', 3000n, 'notSettled', {}],
    ['it is not funded', 999n, undefined, { prefunded: true }],
    ['it is not funded', 1000n, 'notFunded', { prefunded: true }],
    ['it is funded', 1000n, undefined, { prefunded: true, isFunded: true }],
    ['nothing is delivered', 2999n, undefined, { state: 'levelled' }],
    ['nothing is delivered', 3000n, 'notDelivered', { state: 'levelled' }],
    ['it is delivered', 9000n, undefined, { state: 'delivered' }],
    ['it is cancelled', 9000n, undefined, { state: 'cancelled' }],
  ] as const)('given a sale where %s, when it is %d, then the reason is %s', (_case, time, reason, facts) => {
    expect(findDeadReason({ ...sale, ...facts }, time)).toBe(reason);
  });

  it.each([
    ['before its end', 1999n, 'none', {}],
    ['within the cap', 2000n, 'close', { committed: 200n }],
    ['above the cap', 2000n, 'tally', { committed: 201n }],
    ['dead', 2000n, 'none', { committed: 49n }],
    ['settled', 2000n, 'none', { state: 'levelled' }],
  ] as const)(
    'given a sale that is %s, when it is %d, then its closing call is %s',
    (_case, time, way, facts) => {
      expect(findClosingCall({ ...sale, ...facts }, time)).toBe(way);
    },
  );
});
