import { expect, it } from 'vitest';
import { isTooDeep } from './json-body.ts';

it('counts nesting outside strings only', () => {
  expect(isTooDeep('['.repeat(20) + ']'.repeat(20))).toBe(false);
  expect(isTooDeep('['.repeat(21) + ']'.repeat(21))).toBe(true);
  expect(isTooDeep('{"a":'.repeat(21))).toBe(true);
  expect(isTooDeep(JSON.stringify({ text: `\\"${'['.repeat(100)}` }))).toBe(false);
  expect(isTooDeep('[],'.repeat(1000))).toBe(false);
});

it.each(['"', '"\\', '"\\"\\'])('[API-01] looks once through a string without an end: %j…', (start) => {
  // Looked through again from each quote this takes half a minute, and a request may not take the process for itself.
  expect(isTooDeep(start + '\\"'.repeat(60_000))).toBe(false);
  expect(isTooDeep('['.repeat(21) + start)).toBe(true);
});
