import { expect, it } from 'vitest';
import { hasTag } from './has-tag.ts';

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" ,"c"', true],
  [' * ', true],
  ['"b"', false],
  ['a', false],
  ['"b", *', false],
  ['', false],
  [undefined, false],
])('given If-None-Match %s, when the tag is "a", then a match is %s', (header, isMatch) => {
  expect(hasTag(header, '"a"')).toBe(isMatch);
});
