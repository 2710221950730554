import { expect, it } from 'vitest';
import { findSubject } from './find-subject.ts';

it.each(['7', '999999999'])('[ART-04] given the number %s, then it is an artist', (id) => {
  expect(findSubject(id)).toEqual({ kind: 'artist', id: Number(id) });
});

it('[ART-04] given an address in any letter case, then it is an account', () => {
  const account = `0x${'ab'.repeat(20)}`;
  expect(findSubject(account)).toEqual({ kind: 'account', account });
  expect(findSubject(`0x${'AB'.repeat(20)}`)).toEqual({ kind: 'account', account });
});

it.each([
  '',
  '0',
  '007',
  '1e3',
  '1234567890',
  '-1',
  '0x',
  `0x${'a'.repeat(39)}`,
  `0x${'a'.repeat(41)}`,
  'ann',
])('[ART-04] given "%s", then it is nobody', (id) => {
  expect(findSubject(id)).toBeUndefined();
});
