import { expect, it } from 'vitest';
import { readBoundary, totalsSchema } from './contract-answers.ts';

it.each([
  [
    { state: 0, price: 0n, oracleRound: 0n },
    { state: 'unresolved', said: undefined },
  ],
  [
    { state: 1, price: 612n * 10n ** 8n, oracleRound: 5n },
    { state: 'priced', price: 612n * 10n ** 18n },
  ],
  [{ state: 2, price: 0n, oracleRound: 0n }, { state: 'void' }],
])(
  '[PRED-12] given the market’s answer %s, when a boundary is read, then its state is recognised',
  (answer, boundary) => {
    expect(readBoundary(answer)).toEqual(boundary);
  },
);

it('[PRED-12] an unknown outcome is refused', () => {
  const totals = { totalUp: 5n, totalDown: 7n };
  expect(totalsSchema.parse({ ...totals, outcome: 4 })).toEqual({ ...totals, outcome: 'one-sided' });
  expect(() => totalsSchema.parse({ ...totals, outcome: 6 })).toThrow();
});

it('[PRED-12] an unknown state is refused', () => {
  expect(() => readBoundary({ state: 3, price: 0n, oracleRound: 0n })).toThrow();
});
