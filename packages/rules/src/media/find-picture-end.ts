import type { PictureKind } from './media-kind.ts';

/**
 * Where a picture ends by its own structure, in bytes from its start; undefined where the structure is broken or the bytes
 * end before it. Bytes behind the end are of another file. Nothing is decoded.
 * Sources: PNG (W3C) 5.2 and 5.3, ITU-T T.81 annex B, WebP container (RFC 9649, 2.3), GIF89a (CompuServe) 17 to 27.
 */
export function findPictureEnd(kind: PictureKind, bytes: Uint8Array): number | undefined {
  return walkers[kind](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

type Walker = (bytes: Uint8Array, view: DataView) => number | undefined;

const walkers = {
  png: findPngEnd,
  jpeg: findJpegEnd,
  gif: findGifEnd,
  webp: findWebpEnd,
} satisfies Record<PictureKind, Walker>;

const pngSignature = 8;
/** Length, type and checksum of a chunk. */
const pngFrame = 12;
const pngLast = 0x49454e44;

function findPngEnd(bytes: Uint8Array, view: DataView): number | undefined {
  let place = pngSignature;
  while (place + pngFrame <= bytes.length) {
    const isLast = view.getUint32(place + 4) === pngLast;
    place += pngFrame + view.getUint32(place);
    if (isLast) return place <= bytes.length ? place : undefined;
  }
  return undefined;
}

const marker = 0xff;
const endOfImage = 0xd9;
const startOfScan = 0xda;

function findJpegEnd(bytes: Uint8Array, view: DataView): number | undefined {
  let place = 2;
  while (place + 1 < bytes.length) {
    if (bytes[place] !== marker) return undefined;
    const code = bytes[place + 1];
    if (code === endOfImage) return place + 2;
    if (code === marker) place += 1;
    else if (place + 4 > bytes.length) return undefined;
    else {
      const next = place + 2 + view.getUint16(place + 2);
      place = code === startOfScan ? findScanEnd(bytes, next) : next;
    }
  }
  return undefined;
}

/** The next marker behind the data of a scan, in which 0xff is followed by 0 or is a restart. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  for (let place = bytes.indexOf(marker, from); place !== -1; place = bytes.indexOf(marker, place + 1)) {
    const code = bytes[place + 1] ?? 0;
    if (code !== 0 && (code < 0xd0 || code > 0xd7)) return place;
  }
  return bytes.length;
}

function findWebpEnd(bytes: Uint8Array, view: DataView): number | undefined {
  if (bytes.length < 12) return undefined;
  const end = 8 + view.getUint32(4, true);
  return end <= bytes.length ? end : undefined;
}

const [gifImage, gifExtension, gifTrailer] = [0x2c, 0x21, 0x3b];
/** Signature and description of the screen, without its colours. */
const gifHead = 13;
const gifImageHead = 10;

function findGifEnd(bytes: Uint8Array, view: DataView): number | undefined {
  if (bytes.length < gifHead) return undefined;
  let place = gifHead + countColourBytes(view.getUint8(10));
  while (place < bytes.length) {
    const block = bytes[place];
    if (block === gifTrailer) return place + 1;
    if (block === gifExtension) place = findBlocksEnd(bytes, place + 2);
    else if (block === gifImage && place + gifImageHead < bytes.length)
      // The size of the codes lies between the colours and the data.
      place = findBlocksEnd(bytes, place + gifImageHead + countColourBytes(view.getUint8(place + 9)) + 1);
    else return undefined;
  }
  return undefined;
}

/** A table of colours is there where the highest bit is set; the lowest three are its size. */
const countColourBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Behind the last one of a row of blocks, each of which has its length before it; the last one is empty. */
function findBlocksEnd(bytes: Uint8Array, from: number): number {
  let place = from;
  while (place < bytes.length) {
    const length = bytes[place] ?? 0;
    place += 1 + length;
    if (length === 0) return place;
  }
  return bytes.length;
}
