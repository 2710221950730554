import { expect, it } from 'vitest';
import { parseName } from './parse-name.ts';

it.each(['Ann', 'Nguyễn Thị Minh', "Conan O'Brien", '王小明', '  Ann   Lee '])(
  '[SHELL-07] takes %s',
  (typed) => {
    expect(parseName(typed)).toHaveProperty('name', typed.trim().replaceAll(/\s+/g, ' '));
  },
);

it.each([
  ['', 'nameMissing'],
  ['  ', 'nameMissing'],
  ['A', 'nameLength'],
  ['a'.repeat(41), 'nameLength'],
  ['Ann1', 'nameLetters'],
  ['<b>Ann</b>', 'nameLetters'],
])('[SHELL-07] refuses `%s` as %s', (typed, problem) => {
  expect(parseName(typed)).toEqual({ problem });
});
