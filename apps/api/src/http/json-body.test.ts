import { expect, it } from 'vitest';
import { isTooDeep } from './json-body.ts';

it('counts nesting outside strings only', () => {
  expect(isTooDeep('['.repeat(20) + ']'.repeat(20))).toBe(false);
  expect(isTooDeep('['.repeat(21) + ']'.repeat(21))).toBe(true);
  expect(isTooDeep('{"a":'.repeat(21))).toBe(true);
  expect(isTooDeep(JSON.stringify({ text: `\\"${'['.repeat(100)}` }))).toBe(false);
  expect(isTooDeep('[],'.repeat(1000))).toBe(false);
});
