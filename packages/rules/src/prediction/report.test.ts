import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeReport, type PositionResult } from './report.ts';
import { outcomes } from './round.ts';

const round = (epoch: number, isUp: boolean, outcome: PositionResult['outcome']): PositionResult => ({
  epoch,
  isUp,
  outcome,
  amount: 100n,
  totalUp: 200n,
  totalDown: 1_000n,
});

const result = fc
  .record({
    epoch: fc.nat(),
    isUp: fc.boolean(),
    outcome: fc.constantFrom(...outcomes),
    amount: fc.bigInt({ min: 1n, max: 2n ** 80n }),
    others: fc.bigInt({ min: 0n, max: 2n ** 80n }),
    totalDown: fc.bigInt({ min: 1n, max: 2n ** 80n }),
  })
  .map(({ others, ...fields }) => ({
    ...fields,
    totalUp: fields.amount + others,
    totalDown: fields.amount + fields.totalDown,
  }));

describe('[PRED-09] the report', () => {
  it('counts won, lost and entered rounds; a round that gave the stake back is neither won nor lost', () => {
    const report = computeReport([
      round(1, true, 'up'),
      round(2, true, 'down'),
      round(3, false, 'tie'),
      round(4, true, 'up'),
      round(5, true, 'pending'),
    ]);
    expect(report).toEqual({
      entered: { count: 4, amount: 400n },
      won: { count: 2, amount: 970n },
      lost: { count: 1, amount: 100n },
      net: 870n,
      averageNet: 217n,
      averageStake: 100n,
      best: { epoch: 1, net: 485n, payout: 585n },
      curve: [
        { epoch: 1, net: 485n },
        { epoch: 2, net: 385n },
        { epoch: 3, net: 385n },
        { epoch: 4, net: 870n },
      ],
    });
  });

  it('of nothing is nothing', () => {
    const nothing = { count: 0, amount: 0n };
    expect(computeReport([])).toMatchObject({ entered: nothing, net: 0n, averageNet: 0n, best: undefined });
  });

  it('the net result is what was won less what was lost, and where the curve ends', () => {
    fc.assert(
      fc.property(fc.array(result, { maxLength: 30 }), (results) => {
        const { won, lost, entered, net, curve, best } = computeReport(results);
        expect(net).toBe(won.amount - lost.amount);
        expect(curve.at(-1)?.net ?? 0n).toBe(net);
        expect(won.count + lost.count).toBeLessThanOrEqual(entered.count);
        expect(best === undefined).toBe(won.count === 0);
      }),
    );
  });
});
