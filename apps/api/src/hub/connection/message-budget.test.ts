import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeMessage } from './message-budget.ts';

it('[HUB-03] allows at most the burst and the rate since', () => {
  const limits = { messagesPerSecond: 20, messageBurst: 100 };
  fc.assert(
    fc.property(fc.array(fc.nat(200), { minLength: 1, maxLength: 500 }), (pauses) => {
      const budget = { left: limits.messageBurst, at: 0 };
      let now = 0;
      let given = 0;
      for (const pause of pauses) {
        now += pause;
        if (takeMessage(budget, limits, now)) given += 1;
        expect(given).toBeLessThanOrEqual(100 + (now * 20) / 1000);
      }
    }),
    { seed: 3 },
  );
});

it('[HUB-03] given a client within its rate, then it is never refused', () => {
  const limits = { messagesPerSecond: 20, messageBurst: 1 };
  const budget = { left: 1, at: 0 };
  const answers = Array.from({ length: 1000 }, (_, index) => takeMessage(budget, limits, index * 50));
  expect(new Set(answers)).toEqual(new Set([true]));
});
