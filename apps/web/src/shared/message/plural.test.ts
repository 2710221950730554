import { expect, it } from 'vitest';
import { plural } from './plural.ts';

it.each([
  [0, '0 tokens'],
  [1, '1 token'],
  [1n, '1 token'],
  [2, '2 tokens'],
  [12_345n, '12,345 tokens'],
])('%s has the form of its count', (count, text) => {
  expect(plural(count, { one: '# token', other: '# tokens' })).toBe(text);
});
