import { expect, it } from 'vitest';
import { readBoundary } from './contract-answers.ts';

it.each([
  [[0, 0n, 0n], { state: 'unresolved', said: undefined }],
  [[1, 612n * 10n ** 8n, 5n], { state: 'priced', price: 612n * 10n ** 18n }],
  [[2, 0n, 0n], { state: 'void' }],
])(
  '[PRED-12] given the market’s answer %s, when a boundary is read, then its state is recognised',
  (answer, boundary) => {
    expect(readBoundary(answer)).toEqual(boundary);
  },
);

it('[PRED-12] an unknown state is refused', () => {
  expect(() => readBoundary([3, 0n, 0n])).toThrow();
});
