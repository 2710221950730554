import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseByteRange, parseByteRange } from './byte-range.ts';

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
    ['Bytes=0-1', part(0, 1)],
    [`bytes=5-${'9'.repeat(400)}`, part(5, 9)],
  ])('%s is that part', (header, expected) => {
    expect(parseByteRange(header, 10)).toEqual(expected);
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    '%s cannot be satisfied',
    (header) => {
      expect(parseByteRange(header, 10)).toEqual({ kind: 'unsatisfiable' });
    },
  );

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

/** The bytes of an answer; undefined for 416. */
const read = (file: Uint8Array, header: string) => {
  const range = parseByteRange(header, file.length);
  if (range.kind === 'unsatisfiable') return undefined;
  return range.kind === 'whole' ? file : file.subarray(range.start, range.end + 1);
};

describe('[ART-03] ranges of any file', () => {
  const files = fc.uint8Array({ minLength: 1, maxLength: 300 });
  it('given any cuts, then the parts in their order are the file', () => {
    fc.assert(
      fc.property(files, fc.array(fc.nat({ max: 299 }), { maxLength: 12 }), (file, cuts) => {
        const starts = [...new Set([0, ...cuts.map((cut) => cut % file.length)])].toSorted((a, b) => a - b);
        const parts = starts.map((start, index) => {
          const next = starts[index + 1];
          return read(file, `bytes=${start}-${next === undefined ? '' : next - 1}`)!;
        });
        expect(Buffer.concat(parts).equals(file)).toBe(true);
      }),
    );
  });

  it('given any range and suffix, then they are the bytes that a slice has', () => {
    const place = fc.nat({ max: 400 });
    fc.assert(
      fc.property(files, place, place, (file, a, b) => {
        const [first, last] = [Math.min(a, b), Math.max(a, b)];
        const middle = first < file.length ? file.subarray(first, last + 1) : undefined;
        expect(read(file, `bytes=${first}-${last}`)).toEqual(middle);
        expect(read(file, `bytes=${first}-`)).toEqual(middle && file.subarray(first));
        expect(read(file, `bytes=-${a}`)).toEqual(a === 0 ? undefined : file.slice(-a));
      }),
    );
  });

  it('given any text, then a part is within the file', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 20 }), (text, size) => {
        for (const header of [text, `bytes=${text}`]) {
          const range = parseByteRange(header, size);
          if (range.kind === 'part')
            expect(0 <= range.start && range.start <= range.end && range.end < size).toBe(true);
        }
      }),
    );
  });
});

describe('[ART-03] a condition on a range', () => {
  const file = { etag: '"a"', size: 10 };
  const choose = (changes: object) =>
    chooseByteRange({ method: 'GET', range: 'bytes=1-2', ifRange: undefined, ...changes }, file);

  it('counts where it names this very file, or is absent', () => {
    expect([choose({}), choose({ ifRange: '"a"' })]).toEqual([part(1, 2), part(1, 2)]);
  });

  it.each(['"b"', 'W/"a"', 'a', '*', '"a", "b"', 'Sun, 29 Nov 2026 00:00:00 GMT', ''])(
    'given %s, then the whole file is sent, also where the range is beyond it',
    (ifRange) => {
      expect(choose({ ifRange })).toEqual({ kind: 'whole' });
      expect(choose({ ifRange, range: 'bytes=99-' })).toEqual({ kind: 'whole' });
    },
  );

  it('has no range for HEAD', () => {
    expect(choose({ method: 'HEAD' })).toEqual({ kind: 'whole' });
  });
});
