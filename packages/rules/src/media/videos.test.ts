import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkFlv } from './flv-tags.ts';
import { findMediaKind } from './media-kind.ts';
import { walkMp4 } from './mp4-boxes.ts';
import { box, drawFlv, drawMp4 } from './video.test-support.ts';

const text = (value: string) => new TextEncoder().encode(value);
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const fault = (reason: string) => ({ kind: 'fault', reason });

/** Each with the lengths at which its beginning is a whole file: an flv may end behind any tag. */
const videos = [
  ['mp4', walkMp4, drawMp4(), []],
  ['flv', walkFlv, drawFlv(), [79, 97]],
] as const;

describe.each(videos)('[ART-03] the walk of an %s', (kind, walk, whole, ends) => {
  it('given a whole file, then its codec and its length are known', () => {
    expect(findMediaKind(whole)).toBe(kind);
    expect(walk(whole)).toEqual({ kind: 'video', codec: 'avc1', seconds: 2 });
  });

  it('given a view of a longer buffer, then it reads its own bytes alone', () => {
    const inside = join(new Uint8Array(7), whole, text('<script>')).subarray(7, 7 + whole.length);
    expect(walk(inside)).toMatchObject({ kind: 'video' });
  });

  it('given any part of it from its start that ends elsewhere, then it is refused', () => {
    const lengths = Array.from({ length: whole.length }, (_length, index) => index);
    expect(lengths.filter((length) => walk(whole.subarray(0, length)).kind === 'video')).toEqual(ends);
  });

  it('given any bytes behind it, then it is refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (behind) => {
        expect(walk(join(whole, behind))).toMatchObject({ kind: 'fault' });
      }),
    );
    expect(walk(join(whole, text('<script>alert(1)</script>')))).toMatchObject({ kind: 'fault' });
  });

  it('given any other bytes behind the first ones, then it ends with a report', () => {
    const start = whole.slice(0, 20);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (rest) => {
        expect(walk(join(start, rest))).toMatchObject({ kind: 'fault' });
      }),
    );
  });

  it('given any changed byte, then it ends with a report', () => {
    const place = fc.nat({ max: whole.length - 1 });
    fc.assert(
      fc.property(fc.array(fc.tuple(place, fc.nat({ max: 255 })), { minLength: 1, maxLength: 8 }), (all) => {
        const changed = whole.slice();
        for (const [at, value] of all) changed[at] = value;
        expect(['video', 'fault']).toContain(walk(changed).kind);
      }),
      { numRuns: 1_000 },
    );
  });

  it('given no bytes, then it is refused', () => {
    expect(walk(new Uint8Array(0))).toMatchObject({ kind: 'fault' });
  });
});

describe('[ART-03] an mp4', () => {
  it.each(['avc1', 'hvc1', 'vp09', 'av01'])('given pictures of %s, then it is a video', (codec) => {
    expect(walkMp4(drawMp4({ codec }))).toEqual({ kind: 'video', codec, seconds: 2 });
  });

  it.each([
    ['another codec', drawMp4({ codec: 'mp4v' }), 'has a video track of another codec'],
    ['sound alone', drawMp4({ handler: 'soun', codec: 'mp4a' }), 'has no video track'],
    ['eleven minutes', drawMp4({ seconds: 660 }), 'plays longer than ten minutes'],
    ['a length that its samples deny', drawMp4({ sampleSeconds: 601 }), 'plays longer than ten minutes'],
    ['samples outside of the file', drawMp4({ chunkAt: 9_999_999 }), 'has samples outside of its data'],
    ['samples in its head', drawMp4({ chunkAt: 8 }), 'has samples outside of its data'],
    ['a second head', drawMp4({ behind: box('moov', box('mvhd')) }), 'does not have one moov'],
    ['fragments', drawMp4({ behind: box('moof', [0]) }), 'has a box that is none of a whole mp4'],
    ['a box to the end', drawMp4({ behind: [0, 0, 0, 0, 102, 114, 101, 101] }), 'whose size does not fit'],
    ['a script', text('\0\0\0\x18ftypisom<script>alert(1)</script>'), 'whose size does not fit'],
    ['no head', Uint8Array.from(box('ftyp', [...text('isom\0\0\0\0')])), 'does not have one moov'],
    ['another box first', Uint8Array.from(box('free', [...text('ftyp')])), 'does not begin with its type'],
  ])('given %s, then it is refused', (_name, bytes, reason) => {
    expect(walkMp4(bytes)).toEqual(fault(expect.stringContaining(reason)));
  });

  it('given ten minutes, then it is a video', () => {
    expect(walkMp4(drawMp4({ seconds: 600 }))).toMatchObject({ kind: 'video', seconds: 600 });
  });

  it('given free space at its end, then it is a video', () => {
    expect(walkMp4(drawMp4({ behind: box('free', [1, 2, 3]) }))).toMatchObject({ kind: 'video' });
  });
});

const changeFlv = (at: number, value: number) => {
  const bytes = drawFlv();
  bytes[at] = value;
  return bytes;
};

describe('[ART-03] an flv', () => {
  it.each([
    ['eleven minutes', drawFlv({ seconds: 660 }), 'plays longer than ten minutes'],
    ['five hours', drawFlv({ seconds: 18_000 }), 'plays longer than ten minutes'],
    ['another codec', drawFlv({ codec: 2 }), 'of another codec than AVC'],
    ['another version', changeFlv(3, 2), 'has no header of flv'],
    ['a longer header', changeFlv(8, 10), 'has a wrong header'],
    ['an encrypted tag', changeFlv(13, 0x32), 'has a tag of an unknown type'],
    ['another stream', changeFlv(23, 1), 'has a tag of another stream'],
    ['a wrong size behind a tag', changeFlv(37, 1), 'has a tag with another size behind it'],
    ['a header alone', drawFlv().slice(0, 13), 'has no pictures'],
  ])('given %s, then it is refused', (_name, bytes, reason) => {
    expect(walkFlv(bytes)).toEqual(fault(expect.stringContaining(reason)));
  });
});
