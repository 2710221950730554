import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsv } from './csv.ts';
import { parseCsv } from './csv.test-support.ts';

const nasty = oneof(
  string({ unit: 'binary' }),
  constantFrom(
    '',
    '"',
    ',',
    '\r\n',
    '\n',
    '=1+1',
    '+1',
    '-1',
    '-1.5',
    '@a',
    '\t=1',
    '＝1',
    'a"b',
    '"=1"',
    "'",
    'a;=1',
    ';',
  ),
);

const withoutMarks = (text: string) => text.replaceAll(";'", ';');

describe('formatCsv', () => {
  it('[LIQ-09] is parsed back to the same cells, except for the apostrophe in front of a formula', () => {
    assert(
      property(
        array(array(nasty, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
        (rows) => {
          const read = parseCsv(formatCsv(rows));
          expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
          for (const [y, row] of rows.entries())
            for (const [x, cell] of row.entries())
              expect([cell, `'${cell}`].map(withoutMarks)).toContain(withoutMarks(read[y]![x]!));
        },
      ),
    );
  });

  it('[LIQ-09] no cell begins as a formula', () => {
    assert(
      property(array(nasty, { minLength: 1 }), (row) => {
        for (const cell of parseCsv(formatCsv([row]))[0]!)
          expect(/^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell)).toBe(false);
      }),
    );
  });

  it('[LIQ-09] no cell begins as a formula where a spreadsheet separates cells by semicolons', () => {
    assert(
      property(array(nasty, { minLength: 1 }), (row) => {
        expect(formatCsv([row])).not.toMatch(/;\s*"*[=+\-@＝＋－＠]/);
      }),
    );
  });

  it.each([
    ['a;=HYPERLINK(A1);b', "a;'=HYPERLINK(A1);b\r\n"],
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"\r\n`],
    ['-5.25', '-5.25\r\n'],
    ['-5+3', "'-5+3\r\n"],
    ['BNB', 'BNB\r\n'],
    ['a,b', '"a,b"\r\n'],
    ['', '\r\n'],
  ])('[LIQ-09] writes %s', (cell, expected) => {
    expect(formatCsv([[cell]])).toBe(expected);
  });
});
