import { expect, it } from 'vitest';
import { isTooDeep } from './json-body.ts';

it('counts nesting outside strings only', () => {
  expect(isTooDeep('['.repeat(20) + ']'.repeat(20))).toBe(false);
  expect(isTooDeep('['.repeat(21) + ']'.repeat(21))).toBe(true);
  expect(isTooDeep('{"a":'.repeat(21))).toBe(true);
  expect(isTooDeep(JSON.stringify({ text: `\\"${'['.repeat(100)}` }))).toBe(false);
  expect(isTooDeep('[],'.repeat(1000))).toBe(false);
});

it.each(['"', '"\\', '"\\"\\'])('[API-01] scans a string without an end once: %j…', (start) => {
  // A new scan from each quote would take half a minute, and a request must not block the process.
  expect(isTooDeep(start + '\\"'.repeat(60_000))).toBe(false);
  expect(isTooDeep('['.repeat(21) + start)).toBe(true);
});
