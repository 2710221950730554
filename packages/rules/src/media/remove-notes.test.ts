import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeNotes } from './remove-notes.ts';

const hex = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(/\s/g, ''), 'hex'));
const toHex = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString('hex');
const ascii = (text: string) => Buffer.from(text).toString('hex');
const size = (data: string, digits: number) => (data.length / 2).toString(16).padStart(digits, '0');

/** A directory with the turn and the place in a second one, as a camera writes it. */
const exif = (turn: string) =>
  `49492a0008000000 0200 1201 0300 01000000 ${turn}000000 2588 0400 01000000 26000000 00000000 ${ascii('52N 13E')}`.replaceAll(
    ' ',
    '',
  );
const turnAlone = (turn: string) =>
  `4d4d002a00000008 0001 0112 0003 00000001 00${turn}0000 00000000`.replaceAll(' ', '');

const segment = (code: string, data: string) => `ff${code}${size(`0000${data}`, 4)}${data}`;
const scan = 'ffda000411ff01ff00 ffd9'.replace(' ', '');
const jpeg = (...segments: string[]) => `ffd8${segment('e0', ascii('JFIF\0'))}${segments.join('')}${scan}`;
const exifSegment = (data: string) => segment('e1', `${ascii('Exif\0\0')}${data}`);

const pngChunk = (type: string, data = '') => `${size(data, 8)}${ascii(type)}${data}00000000`;
const png = (...chunks: string[]) =>
  `89504e470d0a1a0a${pngChunk('IHDR', '00'.repeat(13))}${chunks.join('')}${pngChunk('IDAT', 'aa')}${pngChunk('IEND')}`;

const little = (data: string) => size(data, 8).match(/../g)!.toReversed().join('');
const webpChunk = (type: string, data: string) =>
  `${ascii(type)}${little(data)}${data}${data.length % 4 ? '00' : ''}`;
const webp = (flags: string, ...chunks: string[]) => {
  const body = `${ascii('WEBP')}${webpChunk('VP8X', `${flags}${'00'.repeat(9)}`)}${webpChunk('VP8 ', 'aabb')}${chunks.join('')}`;
  return `${ascii('RIFF')}${little(body)}${body}`;
};

const notes = [
  segment('e1', ascii('http://ns.adobe.com/xap/1.0/\0<x/>')),
  segment('ed', ascii('Photoshop 3.0\0')),
  segment('fe', ascii('Ann')),
];

describe('removeNotes', () => {
  it.each([
    ['jpeg', jpeg(exifSegment(exif('01')), ...notes), jpeg()],
    ['turned jpeg', jpeg(exifSegment(exif('06')), ...notes), jpeg(exifSegment(turnAlone('06')))],
    ['png', png(pngChunk('eXIf', exif('01')), pngChunk('tEXt', ascii('Author\0Ann'))), png()],
    ['webp', webp('0c', webpChunk('EXIF', exif('01')), webpChunk('XMP ', ascii('<x/>'))), webp('00')],
    [
      'turned webp',
      webp('2c', webpChunk('EXIF', exif('03'))),
      webp('28', webpChunk('EXIF', turnAlone('03'))),
    ],
  ])(
    '[ART-02] given a %s with notes of its camera, then they are gone, and its look stays',
    (_, noted, bare) => {
      expect(toHex(removeNotes(hex(noted)))).toBe(bare);
      expect(removeNotes(hex(bare))).toBeUndefined();
    },
  );

  it.each([
    ['a gif', ascii('GIF89a')],
    ['a film', `00000018${ascii('ftypisom')}`],
    ['a jpeg without an end', jpeg(exifSegment(exif('01'))).slice(0, 40)],
    ['a png without an end', png(pngChunk('tEXt', '00')).slice(0, -10)],
    ['a text', ascii('<svg/>')],
  ])('[ART-02] given %s, then nothing is removed', (_, bytes) => {
    expect(removeNotes(hex(bytes))).toBeUndefined();
  });

  it('[ART-02] given any changed byte, then it ends', () => {
    const wholes = [
      jpeg(exifSegment(exif('06'))),
      webp('0c', webpChunk('EXIF', exif('03'))),
      png(pngChunk('eXIf')),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...wholes), fc.nat(), fc.nat(255), (whole, at, value) => {
        const bytes = hex(whole);
        bytes[12 + (at % (bytes.length - 12))] = value;
        const removed = removeNotes(bytes);
        expect(removed === undefined || removed.length <= bytes.length + 8).toBe(true);
      }),
    );
  });
});
