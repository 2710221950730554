import { describe, expect, it } from 'vitest';
import { findPictureEnd } from './find-picture-end.ts';

const hex = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));

const chunk = (type: string, data = '') =>
  `${(data.length / 2).toString(16).padStart(8, '0')}${Buffer.from(type).toString('hex')}${data}00000000`;
const png = `89504e470d0a1a0a${chunk('IHDR', '00'.repeat(13))}${chunk('IDAT', 'ffd9')}${chunk('IEND')}`;
/** A comment that has the bytes of an end, a scan with a stuffed byte and a restart, and a second scan. */
const jpeg = 'ffd8 fffe0004ffd9 ff ffda000411ff 01ff00ffd002 ffda000411ff 03ff00 ffd9';
const webp = `52494646 0c000000 57454250 56503820 00000000`;
/** With colours of the screen and of the frame, a comment that has the byte of an end, and two blocks of data. */
const gif = `474946383961 01000100 80 00 00 000000ffffff 21fe 03 3b3b3b 00
  2c 00000000 01000100 80 000000ffffff 02 02 4401 01 3b 00 3b`.replaceAll(/\s/g, '');

const wholes = [
  ['png', png],
  ['jpeg', jpeg],
  ['gif', gif],
  ['webp', webp],
] as const;

describe('findPictureEnd', () => {
  it.each(wholes)('[IDO-14] given a whole %s, then it ends with its last byte', (kind, text) => {
    const bytes = hex(text);
    expect(findPictureEnd(kind, bytes)).toBe(bytes.length);
  });

  it.each(wholes)(
    '[IDO-14] given a %s with another file behind it, then it ends before that',
    (kind, text) => {
      const bytes = hex(text);
      expect(findPictureEnd(kind, Buffer.concat([bytes, Buffer.from('<script>')]))).toBe(bytes.length);
    },
  );

  it.each(wholes)('[IDO-14] given any part of a %s from its start, then it has no end', (kind, text) => {
    const bytes = hex(text);
    for (let length = 0; length < bytes.length; length += 1)
      expect(findPictureEnd(kind, bytes.subarray(0, length))).toBeUndefined();
  });

  it('[IDO-14] given a jpeg with bytes between its parts, then it has no end', () => {
    expect(findPictureEnd('jpeg', hex('ffd8 00 ffd9'))).toBeUndefined();
  });
});
