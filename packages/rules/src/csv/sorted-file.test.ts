import { sha256 } from 'viem';
import { expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { computeFileHash, formatSortedFile, parseSortedFile, sortEntries } from './sorted-file.ts';

const entries = ['b', '1', 'a'].map((digit) => ({ account: toAddress(digit) }));
const text = `account\n${toAddress('1')}\n${toAddress('a')}\n${toAddress('b')}\n`;
const read = (file: string) =>
  parseSortedFile('account', file, (line) => {
    return /^0x[0-9a-f]{40}$/.test(line) ? { account: toAddress(line.slice(2)) } : undefined;
  });

it('[IDO-15] given entries, when they are written, then they rise by account, and are read in that order', () => {
  expect(formatSortedFile('account', entries, ({ account }) => account)).toBe(text);
  expect(read(text)).toEqual({ kind: 'list', entries: sortEntries(entries) });
});

it.each([
  ['', 1, 'header'],
  ['account\n', 2, 'noEntries'],
  ['account', 2, 'malformedLine'],
  [text.slice(0, -1), 4, 'malformedLine'],
  [`${text}\n`, 5, 'malformedLine'],
  [`${text}${toAddress('b')}\n`, 5, 'notSorted'],
])('[IDO-15] given %j, when it is read, then its first faulty line is named', (file, line, reason) => {
  expect(read(file)).toEqual({ kind: 'faulty', line, reason });
});

it('[IDO-15] given a file, then its hash is SHA-256 of its bytes', () => {
  expect(computeFileHash(text, sha256)).toBe(sha256(new TextEncoder().encode(text)));
});

it('[IDO-15] given a character that is not ASCII, when it is hashed, then it is refused', () => {
  // The last byte of the first one is a digit.
  for (const character of ['ı', 'é']) expect(() => computeFileHash(character, sha256)).toThrow(RangeError);
});
