import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMediaKind, getMediaLimit } from './media-kind.ts';
import { formatMediaName, parseMediaName } from './media-name.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const hash = 'ab'.repeat(32);
const hashes = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const kinds = fc.constantFrom('png', 'jpeg', 'gif', 'webp', 'mp4', 'flv');

describe('the name of a file', () => {
  it('[ART-03] given any hash and kind, then the name is parsed to the same', () => {
    fc.assert(
      fc.property(hashes, kinds, (of, kind) => {
        expect(parseMediaName(formatMediaName({ hash: of, kind }))).toEqual({ hash: of, kind });
      }),
    );
  });

  it('[ART-03] given any parsed text, then it is the name of the same file', () => {
    fc.assert(
      fc.property(fc.string(), hashes, kinds, (text, of, kind) => {
        for (const name of [text, `${of}.${text}`, `${text}.${kind}`, `${of}.${kind}`]) {
          const parsed = parseMediaName(name);
          if (parsed) expect(formatMediaName(parsed)).toBe(name);
        }
      }),
    );
  });

  it.each([
    `${hash}.jpeg`,
    `${hash}.svg`,
    `${hash}.PNG`,
    `${hash.toUpperCase()}.png`,
    `${hash}.png `,
    `${hash}.png\n`,
    `../${hash}.png`,
    `${hash.slice(1)}.png`,
    hash,
    '',
  ])('[ART-03] "%s" is none', (name) => {
    expect(parseMediaName(name)).toBeUndefined();
  });
});

describe('the kind of a file by its first bytes', () => {
  it.each([
    ['89504e470d0a1a0a0000000d49484452', 'png'],
    ['ffd8ffe000104a46494600', 'jpeg'],
    ['474946383961', 'gif'],
    ['474946383761', 'gif'],
    ['52494646 11111111 57454250', 'webp'],
    ['00000018 66747970 69736f6d', 'mp4'],
    ['00000018 66747970 6d703432', 'mp4'],
    ['464c5601 05', 'flv'],
  ])('[ART-03] given %s, then it is %s', (bytes, kind) => {
    expect(findMediaKind(hex(bytes))).toBe(kind);
  });

  it.each([
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['html', Buffer.from('<!doctype html><script>')],
    ['xml', Buffer.from('<?xml version="1.0"?>')],
    ['pdf', Buffer.from('%PDF-1.7')],
    ['heic', hex('00000018 66747970 68656963')],
    ['heif', hex('00000018 66747970 6d696631')],
    ['avif', hex('0000001c 66747970 61766966')],
    ['tiff', hex('49492a00')],
    ['zip', hex('504b0304')],
    ['gif of another version', Buffer.from('GIF88a')],
    ['a wave', hex('52494646 11111111 57415645')],
    ['flv of another version', hex('464c5602')],
    ['nothing', Buffer.alloc(0)],
  ])('[ART-03] given %s, then it is refused', (_name, bytes) => {
    expect(findMediaKind(bytes)).toBeUndefined();
  });

  it('[ART-02] [ART-03] has 10 MiB at most for a picture, and 30 MiB for a video', () => {
    expect([getMediaLimit('gif'), getMediaLimit('jpeg'), getMediaLimit('mp4'), getMediaLimit('flv')]).toEqual(
      [10_485_760, 10_485_760, 31_457_280, 31_457_280],
    );
  });
});
