import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import {
  formatList,
  maximumListCommit,
  maximumListWeight,
  parseListFile,
  toListName,
  type ListEntry,
} from './list-file.ts';
import { maximumListEntries } from '../csv/sorted-file.ts';

const entries: readonly ListEntry[] = [
  { account: toAddress('1'), maxCommit: 1_000_000_000n, weight: 1n },
  { account: toAddress('a'), maxCommit: 1_500_000n, weight: 400n },
];
const text = `address,maxCommit,weight\n${toAddress('1')},1000,1\n${toAddress('a')},1.5,400\n`;

describe('[IDO-15] a list file', () => {
  it('given entries in any order and letter case, when they are written, then it is one text', () => {
    expect(formatList(entries, 6)).toBe(text);
    const [first, second] = entries;
    const upper = { ...second, account: `0x${'A'.repeat(40)}` } as const;
    expect(formatList([{ ...entries[1]!, ...upper }, first!], 6)).toBe(text);
  });

  it('given its text, when it is read, then it has the same entries', () => {
    expect(parseListFile(text, 6)).toEqual({ kind: 'list', entries });
  });

  it('given its hash, then its name is the digits of the hash', () => {
    expect(toListName(`0x${'AB'.repeat(32)}`)).toBe('ab'.repeat(32));
  });

  it.each([
    ['another header', text.replace('maxCommit', 'maxcommit'), 1, 'header'],
    ['a byte order mark', `\uFEFF${text}`, 1, 'header'],
    ['nothing', '', 1, 'header'],
    ['no line', 'address,maxCommit,weight\n', 2, 'noEntries'],
    ['no end of the header', 'address,maxCommit,weight', 2, 'malformedLine'],
    ['no end of the last line', text.slice(0, -1), 3, 'malformedLine'],
    ['an empty line', `${text}\n`, 4, 'malformedLine'],
    ['CRLF', text.replace(',1\n', ',1\r\n'), 2, 'malformedLine'],
    ['an upper-case address', text.replace(/aaaa\b/, 'AAAA'), 3, 'malformedLine'],
    ['a short address', text.replace('0x11', '0x1'), 2, 'malformedLine'],
    ['a trailing zero', text.replace('1.5', '1.50'), 3, 'malformedLine'],
    ['a point without decimals', text.replace('1000', '1000.'), 2, 'malformedLine'],
    ['a leading zero', text.replace('1000', '01000'), 2, 'malformedLine'],
    ['too many decimals', text.replace('1.5', '1.0000001'), 3, 'malformedLine'],
    ['an amount of zero', text.replace('1000', '0'), 2, 'malformedLine'],
    ['an amount above 96 bits', text.replace('1000', String(2n ** 96n)), 2, 'malformedLine'],
    ['a weight of zero', text.replace(',400', ',0'), 3, 'malformedLine'],
    ['a weight above 32 bits', text.replace(',400', `,${2 ** 32}`), 3, 'malformedLine'],
    ['a space', text.replace(',400', ', 400'), 3, 'malformedLine'],
    ['a fourth column', text.replace(',400', ',400,1'), 3, 'malformedLine'],
    ['an account twice', text + text.split('\n')[2] + '\n', 4, 'notSorted'],
    ['falling accounts', text.replace('0x11', '0xb1'), 3, 'notSorted'],
  ])('given %s, when it is read, then the line and the reason are named', (_what, wrong, line, reason) => {
    expect(parseListFile(wrong, 6)).toEqual({ kind: 'faulty', line, reason });
  });

  it('given the largest line, then it is read; given one line too many, then it is named', () => {
    const largest = { account: toAddress('f'), maxCommit: maximumListCommit, weight: maximumListWeight };
    for (const decimals of [0, 6, 8, 18, 24, 255])
      expect(parseListFile(formatList([largest], decimals), decimals)).toEqual({
        kind: 'list',
        entries: [largest],
      });
    const many = Array.from({ length: maximumListEntries + 1 }, (_, index): ListEntry => {
      return { account: `0x${(index + 1).toString(16).padStart(40, '0')}`, maxCommit: 1n, weight: 1n };
    });
    expect(parseListFile(formatList(many.slice(1), 6), 6).kind).toBe('list');
    expect(parseListFile(formatList(many, 6), 6)).toEqual({
      kind: 'faulty',
      line: maximumListEntries + 2,
      reason: 'tooManyEntries',
    });
  });

  it('given any entries and decimals, when they are written and read, then they are the same, and so is the text', () => {
    fc.assert(
      fc.property(lists(), fc.constantFrom(0, 6, 8, 18, 24), (list, decimals) => {
        const file = formatList(list, decimals);
        const read = parseListFile(file, decimals);
        if (read.kind !== 'list') throw new Error(read.reason);
        expect(formatList(read.entries, decimals)).toBe(file);
        expect(new Set(read.entries.map(({ account }) => account)).size).toBe(list.length);
        const byAccount = new Map(read.entries.map((entry) => [entry.account, entry]));
        for (const entry of list) expect(byAccount.get(entry.account)).toEqual(entry);
      }),
    );
  });

  it('given any change of a character, when the text is read, then it is refused or written in the same way', () => {
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom(...Array.from('0123456789abfx,.\n\r "-')),
        (place, character) => {
          const changed = text.slice(0, place) + character + text.slice(place + 1);
          const read = parseListFile(changed, 6);
          if (read.kind === 'list') expect(formatList(read.entries, 6)).toBe(changed);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

function lists(): fc.Arbitrary<readonly ListEntry[]> {
  const entry = fc.record({
    account: fc
      .bigInt(1n, 2n ** 160n - 1n)
      .map((number): `0x${string}` => `0x${number.toString(16).padStart(40, '0')}`),
    maxCommit: fc.bigInt(1n, maximumListCommit),
    weight: fc.bigInt(1n, maximumListWeight),
  });
  return fc.uniqueArray(entry, { minLength: 1, maxLength: 30, selector: ({ account }) => account });
}
