import { describe, expect, it } from 'vitest';
import { createJoined, createRound, createUnknown, sampleNow } from '../stories/sample-lists.ts';
import { findNextClaim } from './next-claim.ts';

describe('[IDO-05] the next claim of a joined project', () => {
  it.each([
    ['a chain is unknown', createUnknown(), { kind: 'unknown' }],
    ['the index does not report amounts', createJoined({ claimed: null }), { kind: 'unknown' }],
    [
      'everything is claimed',
      createJoined({ claimed: '2502', nextDate: null, nextClaim: null }),
      { kind: 'done' },
    ],
    [
      'the purchase was returned',
      createJoined({ allocation: '0', claimed: '0', nextDate: null, nextClaim: null }),
      { kind: 'nothing' },
    ],
    [
      'the only sale is cancelled, and gives no tokens',
      createJoined({
        allocation: '0',
        claimed: '0',
        nextDate: null,
        nextClaim: null,
        details: [createRound({ state: 'cancelled', cancelReason: 'softCapMissed' })],
      }),
      { kind: 'cancelled' },
    ],
    [
      'the only sale can only be cancelled',
      createJoined({ nextDate: null, details: [createRound({ deadReason: 'notDelivered' })] }),
      { kind: 'cancelled' },
    ],
    [
      'one of two sales is cancelled',
      createJoined({ details: [createRound({ state: 'cancelled' }), createRound({ state: 'delivered' })] }),
      { kind: 'dated', at: sampleNow + 864_000, amount: '625.5', isDue: false },
    ],
    [
      'the date of the token is not set',
      createJoined({ claimed: '0', nextDate: null, nextClaim: null }),
      { kind: 'undated' },
    ],
    [
      'a tranche is to come',
      createJoined(),
      { kind: 'dated', at: sampleNow + 864_000, amount: '625.5', isDue: false },
    ],
    [
      'tokens are due',
      createJoined({ claimable: '0.00000001', nextDate: sampleNow }),
      { kind: 'dated', at: sampleNow, amount: '625.5', isDue: true },
    ],
  ])('given that %s, then it says so', (_case, project, next) => {
    expect(findNextClaim(project)).toEqual(next);
  });
});
