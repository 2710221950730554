import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv, type CsvBounds } from './parse-csv.ts';

const bounds: CsvBounds = { characters: 20_000_000, cellCharacters: 100, rows: 200_000, columns: 5 };
const read = (text: string) => parseCsv(text, bounds);
const cellsOf = (text: string) => read(text).rows.map(({ cells }) => cells);

describe('[IDO-15] a readable file', () => {
  it.each([
    ['lines that end in LF', 'a,b\n1,2\n'],
    ['lines that end in CRLF', 'a,b\r\n1,2\r\n'],
    ['a last line without an end', 'a,b\n1,2'],
    ['a byte order mark', '\uFEFFa,b\n1,2\n'],
    ['empty lines', '\n\r\na,b\n\n1,2\n\n'],
    ['quotes', '"a","b"\n"1",2\n'],
  ])('given %s, then it has the same cells', (_what, text) => {
    expect(read(text).faults).toEqual([]);
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('given commas, quotes and line breaks in quotes, then they are parts of the cell, and lines are counted', () => {
    expect(read('"a,b","say ""x""","1\r\n2\n3"\nlast,row\n').rows).toEqual([
      { line: 1, cells: ['a,b', 'say "x"', '1\r\n2\n3'] },
      { line: 4, cells: ['last', 'row'] },
    ]);
  });

  it('given empty cells, then they are cells; an empty cell in quotes alone is a row', () => {
    expect(cellsOf(',\na,\n""\n , x \n')).toEqual([['', ''], ['a', ''], [''], [' ', ' x ']]);
    expect(read('')).toEqual({ rows: [], faults: [] });
    expect(read('\uFEFF')).toEqual({ rows: [], faults: [] });
  });

  it('given any cells, when they are written and read, then they are the same', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('', '"', '""', ',', '\n', '\r\n', '\r', 'a"b'),
    );
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 12 });
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), fc.boolean(), (rows, end, hasMark) => {
        const text = rows.map((row) => row.map(quoteCell).join(',') + end).join('');
        expect(read((hasMark ? '\uFEFF' : '') + text).faults).toEqual([]);
        expect(cellsOf((hasMark ? '\uFEFF' : '') + text)).toEqual(rows);
      }),
    );
  });
});

describe('[IDO-15] a faulty file', () => {
  it.each([
    ['text after a quote', 'ok\n1,"2"3\nok', 2, 2, 'textAfterQuote'],
    ['a carriage return after a quote', 'ok\n"2"\r3\nok', 2, 1, 'textAfterQuote'],
    ['a quote within a text', 'ok\n1,2,3"\nok', 2, 3, 'quoteInText'],
    ['a carriage return alone', 'ok\n1\r2\nok', 2, 1, 'carriageReturn'],
    ['a quote that is not closed', 'ok\n1,"2\nok', 2, 2, 'openQuote'],
    ['too many columns', 'ok\n1,2,3,4,5,6\nok', 2, 6, 'tooManyColumns'],
    ['too long a cell', `ok\n1,${'x'.repeat(101)}\nok`, 2, 2, 'cellTooLong'],
    ['too long a cell in quotes', `ok\n1,"${'x'.repeat(101)}"\nok`, 2, 2, 'cellTooLong'],
    ['too long a cell of quotes', `ok\n1,"${'""'.repeat(101)}"\nok`, 2, 2, 'cellTooLong'],
  ])('given %s, then line, column and reason are named, and the other rows are read', (...fault) => {
    const [, text, line, column, reason] = fault;
    const { rows, faults } = read(text);
    expect(faults).toEqual([{ line, column, reason }]);
    expect(rows.map((row) => row.cells)).toEqual([['ok'], ['ok']]);
    expect(rows[1]?.line).toBe(3);
  });

  it('given cells of the longest length, then they are read', () => {
    const long = 'x'.repeat(100);
    expect(cellsOf(`${long},"${long}","${'""'.repeat(100)}"\n`)).toEqual([[long, long, '"'.repeat(100)]]);
  });

  it('given an open quote over many rows, then the rows behind it are read', () => {
    const { rows, faults } = read('1,"2\n3,4\n5,"6"\n7,8x"\n9,0\n');
    expect(faults).toEqual([
      { line: 1, column: 2, reason: 'textAfterQuote' },
      { line: 4, column: 2, reason: 'quoteInText' },
    ]);
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 5]);
  });

  it('given a fault behind a cell of two lines, then the second one is no row of its own', () => {
    expect(read('"a\nb",c"d\nok\n')).toEqual({
      rows: [{ line: 3, cells: ['ok'] }],
      faults: [{ line: 2, column: 2, reason: 'quoteInText' }],
    });
  });

  it('given faults in many rows, then each is named in the order of the lines', () => {
    const { rows, faults } = read('a"\nok\n"b"c\n"d\ne"f\ng\rh\n');
    expect(rows.map(({ line }) => line)).toEqual([2]);
    expect(faults.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'quoteInText'],
      [3, 'textAfterQuote'],
      [4, 'textAfterQuote'],
      [5, 'quoteInText'],
      [6, 'carriageReturn'],
    ]);
  });

  it('given more rows than the bound, with faulty ones, then the next one is named and nothing behind it is read', () => {
    const { rows, faults } = parseCsv('1\n2"\n\n3\n4"\n', { ...bounds, rows: 2 });
    expect(rows.map(({ line }) => line)).toEqual([1]);
    expect(faults).toEqual([
      { line: 2, column: 1, reason: 'quoteInText' },
      { line: 4, column: 1, reason: 'tooManyRows' },
    ]);
    expect(parseCsv('1\n2\n\n', { ...bounds, rows: 2 }).faults).toEqual([]);
  });

  it('given a text above the bound, then nothing is read', () => {
    expect(parseCsv('1\n2\n', { ...bounds, characters: 3 })).toEqual({
      rows: [],
      faults: [{ line: 1, column: 1, reason: 'fileTooLong' }],
    });
    expect(parseCsv('1\n2\n', { ...bounds, characters: 4 }).rows).toHaveLength(2);
  });

  it('given any text, then it is read without an error, and rows and faults have rising lines of their own', () => {
    const piece = fc.constantFrom('"', ',', '\n', '\r', '\r\n', 'a', ' ', '""', '\uFEFF');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const { rows, faults } = read(text);
        const lines = [...rows, ...faults].map(({ line }) => line);
        expect(Math.max(0, ...lines)).toBeLessThanOrEqual(text.split('\n').length);
        for (const list of [rows, faults])
          for (const [place, { line }] of list.entries())
            expect(line).toBeGreaterThan(list[place - 1]?.line ?? 0);
        const hasText = /[^\r\n\uFEFF]/.test(text);
        if (hasText) expect(lines).not.toHaveLength(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('[IDO-15] 100,000 rows', () => {
  const lines = Array.from({ length: 100_000 }, (_, row) => `0x${row.toString(16).padStart(40, '0')},1000,5`);

  it.each([
    ['are good', '\n'],
    ['are good and end in CRLF', '\r\n'],
    ['each have a quote in the text', '"\n'],
    ['open a quote that the next one closes', ',"\n'],
    ['each have two quotes, after one that is open', '""\n'],
    ['each have an even cell, after a quote that is open', ',""\n'],
  ])('given rows that %s, then they are read in one pass', (_what, end) => {
    const text = `"\n${lines.join(end)}${end}`;
    const start = performance.now();
    const { rows, faults } = read(text);
    expect(rows.length + faults.length).toBeGreaterThanOrEqual(50_000);
    // Twice the square of the rows would take minutes; the limit is for a busy machine.
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('given a long open quote before them without a bound of its cell, then they are read twice, not for each row', () => {
    const start = performance.now();
    const wide = { ...bounds, cellCharacters: 20_000_000 };
    const { rows, faults } = parseCsv(`"\n${lines.join(',""\n')}`, wide);
    expect([rows.length, faults.length]).toEqual([100_000, 1]);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

function quoteCell(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
