import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimulatedPrice } from './simulated-price.ts';

const start = 1_767_225_600;
const roundCount = 8_640;
const seedOf = (text: string) => Buffer.from(text.padEnd(32, '.'));
const simulated = createSimulatedPrice(seedOf('statistics'));

/** The logarithmic returns of the rounds of thirty days. */
const returns = (() => {
  const prices = Array.from({ length: roundCount + 1 }, (_, round) =>
    Math.log(Number(simulated.priceAt(start + round * 300 + 2))),
  );
  return prices.slice(1).map((price, index) => price - prices[index]!);
})();
const mean = returns.reduce((sum, one) => sum + one, 0) / roundCount;
const deviation = Math.sqrt(returns.reduce((sum, one) => sum + (one - mean) ** 2, 0) / roundCount);

function correlateWithLater(lag: number): number {
  const sum = returns
    .slice(lag)
    .reduce((total, one, index) => total + (one - mean) * (returns[index]! - mean), 0);
  return sum / roundCount / deviation ** 2;
}

describe('[PRED-12] the simulated price', () => {
  it('goes up as often as down, and almost never stays equal', () => {
    const up = returns.filter((one) => one > 0).length;
    const ties = returns.filter((one) => one === 0).length;
    expect(Math.abs(up / roundCount - 0.5)).toBeLessThan(0.02);
    expect(ties).toBeLessThan(5);
  });

  it('moves as a coin does, about 41 % in a year at five minutes, without autocorrelation', () => {
    const yearly = deviation * Math.sqrt(365 * 288);
    expect(yearly).toBeGreaterThan(0.37);
    expect(yearly).toBeLessThan(0.45);
    for (const lag of [1, 2, 3, 12]) expect(Math.abs(correlateWithLater(lag))).toBeLessThan(0.05);
    const repeats = returns.slice(1).filter((one, index) => one > 0 === returns[index]! > 0).length;
    expect(Math.abs(repeats / (roundCount - 1) - 0.5)).toBeLessThan(0.02);
  });

  it('moves between two ticks of five seconds', () => {
    const prices = Array.from({ length: 720 }, (_, tick) => simulated.priceAt(start + tick * 5));
    expect(prices.filter((price, tick) => price === prices[tick + 1])).toEqual([]);
  });

  it('has one price per time, independent of earlier reads and restarts, and another with another seed', () => {
    const moment = fc.integer({ min: 1_700_000_000, max: 2_000_000_000 });
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 40 }), moment, (before, requested) => {
        for (const other of before) simulated.priceAt(other);
        const price = simulated.priceAt(requested);
        expect(price).toBe(createSimulatedPrice(seedOf('statistics')).priceAt(requested));
        expect(price).not.toBe(createSimulatedPrice(seedOf('another')).priceAt(requested));
        expect(price).toBeGreaterThan(200n * 10n ** 8n);
        expect(price).toBeLessThan(1_900n * 10n ** 8n);
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});
