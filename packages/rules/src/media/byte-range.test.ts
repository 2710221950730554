import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

const part = (start: number, end: number) => ({ kind: 'part', start, end });

describe('a range of a file of 10 bytes', () => {
  it.each([
    ['bytes=0-1', part(0, 1)],
    ['bytes=0-0', part(0, 0)],
    ['bytes=4-', part(4, 9)],
    ['bytes=9-9', part(9, 9)],
    ['bytes=5-99', part(5, 9)],
    ['bytes=-3', part(7, 9)],
    ['bytes=-99', part(0, 9)],
  ])('%s is that part', (header, expected) => {
    expect(parseByteRange(header, 10)).toEqual(expected);
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0'])('%s cannot be satisfied', (header) => {
    expect(parseByteRange(header, 10)).toEqual({ kind: 'unsatisfiable' });
  });

  it.each([undefined, '', 'bytes=-', 'bytes=3-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b', 'bytes=0x1-2'])(
    '%s is the whole file',
    (header) => {
      expect(parseByteRange(header, 10)).toEqual({ kind: 'whole' });
    },
  );

  it('has no part of an empty file', () => {
    expect(parseByteRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' });
    expect(parseByteRange('bytes=-1', 0)).toEqual({ kind: 'unsatisfiable' });
  });
});
