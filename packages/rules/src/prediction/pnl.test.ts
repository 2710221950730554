import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computePnl } from './pnl.ts';
import { addResultSums, noResults, type PositionResult, toResultSums } from './result-sums.ts';
import { outcomes } from './round.ts';

const sum = (results: readonly PositionResult[]) =>
  results.map(toResultSums).reduce(addResultSums, noResults);
/** The PNL of all rounds, with the curve of the newest of them. */
const pnl = (results: readonly PositionResult[], newest = results) => computePnl(sum(results), newest);
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

describe('[PRED-09] the PNL', () => {
  it('counts won, lost and entered rounds; a refunded round is neither won nor lost', () => {
    const counted = pnl([
      round(1, true, 'up'),
      round(2, true, 'down'),
      round(3, false, 'tie'),
      round(4, true, 'up'),
      round(5, true, 'pending'),
    ]);
    expect(counted).toEqual({
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

  it('the curve of the newest rounds is the end of the whole one', () => {
    fc.assert(
      fc.property(fc.array(result, { maxLength: 30 }), fc.nat({ max: 30 }), (results, from) => {
        const settled = results.filter(({ outcome }) => outcome !== 'pending');
        const whole = pnl(settled);
        expect(pnl(settled, settled.slice(from))).toEqual({ ...whole, curve: whole.curve.slice(from) });
      }),
    );
  });

  it('the sums are the same in any order and in any parts', () => {
    fc.assert(
      fc.property(fc.array(result, { maxLength: 20 }), fc.nat({ max: 20 }), (results, at) => {
        const numbered = results.map((each, epoch) => ({ ...each, epoch }));
        expect(addResultSums(sum(numbered.slice(at)), sum(numbered.slice(0, at)))).toEqual(sum(numbered));
      }),
    );
  });

  it('of no rounds is empty', () => {
    const nothing = { count: 0, amount: 0n };
    expect(pnl([])).toMatchObject({ entered: nothing, net: 0n, averageNet: 0n, best: undefined });
  });

  it('the net result is wins less losses, and the end of the curve', () => {
    fc.assert(
      fc.property(fc.array(result, { maxLength: 30 }), (results) => {
        const { won, lost, entered, net, curve, best } = pnl(results);
        expect(net).toBe(won.amount - lost.amount);
        expect(curve.at(-1)?.net ?? 0n).toBe(net);
        expect(won.count + lost.count).toBeLessThanOrEqual(entered.count);
        expect(best === undefined).toBe(won.count === 0);
      }),
    );
  });
});
