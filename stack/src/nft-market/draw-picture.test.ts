import { crc32, inflateSync } from 'node:zlib';
import { uploadAllowance } from '@tradewind/db/media/begin-upload.query';
import { expect, it } from 'vitest';
import { findThumbnail, films, listDemoFiles } from './demo-files.ts';
import { drawAnimation } from './draw-animation.ts';
import { drawPicture, nameFile } from './draw-picture.ts';
import { drawPixels } from './draw-pixels.ts';

/** The parts of a PNG with their data; each has the sum of its bytes. */
function listChunks(bytes: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let from = 8; from < bytes.length;) {
    const length = bytes.readUInt32BE(from);
    const body = bytes.subarray(from + 4, from + 8 + length);
    expect(crc32(body)).toBe(bytes.readUInt32BE(from + 8 + length));
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
    from += 12 + length;
  }
  return chunks;
}

const shape = { width: 10, height: 6 };
const readPixels = (bytes: Buffer) => inflateSync(listChunks(bytes).get('IDAT')!);

const toRows = ({ cells }: { cells: Uint8Array }) =>
  Array.from({ length: 6 }, (_, y) => [...cells.subarray(10 * y, 10 * y + 10)]);

it('[NFT-01] a drawn picture is a whole PNG, and its name is the hash of its bytes', () => {
  const bytes = drawPicture(1, shape);
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const chunks = listChunks(bytes);
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  expect([chunks.get('IHDR')!.readUInt32BE(0), chunks.get('IHDR')!.readUInt32BE(4)]).toEqual([40, 24]);
  // A byte for the filter of a row, then two pixels a byte.
  expect(readPixels(bytes)).toHaveLength(24 * 21);
  expect(nameFile(bytes, 'png')).toMatch(/^[0-9a-f]{64}\.png$/);
});

it('[NFT-01] the same number gives the same picture, another one another', () => {
  const names = [1, 1, 2].map((number) => nameFile(drawPicture(number, shape), 'png'));
  expect(names[0]).toBe(names[1]);
  expect(names[0]).not.toBe(names[2]);
});

it('[NFT-01] given a mirror, then each row of the picture is turned around', () => {
  const [plain, mirrored] = [drawPixels(3, shape), drawPixels(3, { ...shape, isMirrored: true })];
  expect(toRows(mirrored)).toEqual(toRows(plain).map((row) => row.toReversed()));
  expect(mirrored.palette).toEqual(plain.palette);
});

it('[NFT-01] a drawn animation is a GIF of six frames that repeats, the same each time', () => {
  const bytes = drawAnimation(12, shape);
  expect(bytes.subarray(0, 6).toString()).toBe('GIF89a');
  expect([bytes.readUInt16LE(6), bytes.readUInt16LE(8)]).toEqual([40, 24]);
  expect(bytes.indexOf('NETSCAPE2.0')).toBeGreaterThan(0);
  const controls = bytes.toString('latin1').split('\x21\xf9\x04').length - 1;
  expect([controls, bytes.at(-1)]).toEqual([6, 0x3b]);
  expect(drawAnimation(12, shape).equals(bytes)).toBe(true);
});

it('[NFT-01] the demo has stills, animations and films, each small, none twice, with a picture for each film', () => {
  const files = listDemoFiles();
  const endings = files.map(({ name }) => name.split('.')[1]);
  expect(new Set(endings)).toEqual(new Set(['png', 'gif', 'mp4', 'flv']));
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  for (const { draw } of files) expect(draw().length).toBeLessThanOrEqual(200_000);
  const names = new Set(files.map(({ name }) => name));
  const shown = Object.keys(films).map((id) => names.has(findThumbnail(Number(id))!));
  expect(shown).toEqual(shown.map(() => true));
  expect(findThumbnail(1)).toBeUndefined();
});

it('[ART-03] no account sends more files of the demo than it may in an hour', () => {
  const counts = Map.groupBy(listDemoFiles(), ({ account }) => account);
  for (const files of counts.values()) expect(files.length).toBeLessThanOrEqual(uploadAllowance.anHour);
});
