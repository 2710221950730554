import { findMediaKind } from './media-kind.ts';

/**
 * A picture without what its camera or its editor noted: place, time, device, author. What the picture looks like stays,
 * its turn included, but of a png: no camera writes one there. Undefined where there are no such notes, where the structure is broken, and for other files.
 * Sources: Exif 2.32 (4.5 and 4.7), PNG (W3C) 5.3 and 11.3, WebP container (RFC 9649, 2.7).
 */
export function removeNotes(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const kind = findMediaKind(bytes);
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') return undefined;
  const parts = listers[kind](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (parts === undefined || !parts.some(({ isNote }) => isNote)) return undefined;
  const kept = parts.flatMap(({ bytes: part, isNote, instead }) => (isNote ? (instead ?? []) : part));
  return kind === 'webp' ? closeWebp(kept) : joinParts(kept);
}

type Part = {
  readonly bytes: Uint8Array;
  readonly isNote: boolean;
  /** What remains of the note. */
  readonly instead?: Uint8Array | undefined;
};

type Lister = (bytes: Uint8Array, view: DataView) => Part[] | undefined;

const [startOfScan, exifMarker] = [0xda, 0xe1];
/** Exif and XMP, Photoshop's, and comments. */
const jpegNotes = new Set([exifMarker, 0xed, 0xfe]);
const exifHead = [0x45, 0x78, 0x69, 0x66, 0, 0];

/** The segments before the first scan, and the rest. */
const listJpegParts: Lister = (bytes, view) => {
  const parts: Part[] = [{ bytes: bytes.subarray(0, 2), isNote: false }];
  let place = 2;
  while (place + 4 <= bytes.length && bytes[place] === 0xff) {
    const code = bytes[place + 1] ?? 0;
    if (code === startOfScan) return [...parts, { bytes: bytes.subarray(place), isNote: false }];
    const end = place + 2 + view.getUint16(place + 2);
    if (end > bytes.length) return undefined;
    const segment = bytes.subarray(place, end);
    const instead = code === exifMarker ? keepTurn(segment.subarray(4)) : undefined;
    parts.push({
      bytes: segment,
      isNote: jpegNotes.has(code) && segment.length !== instead?.length,
      instead,
    });
    place = end;
  }
  return undefined;
};

/** The segment of a turn alone; undefined where the picture is upright. */
function keepTurn(exif: Uint8Array): Uint8Array | undefined {
  const turn = findTurn(exif);
  if (turn === undefined) return undefined;
  const tiff = writeTurn(turn);
  const size = 2 + exifHead.length + tiff.length;
  return Uint8Array.from([0xff, exifMarker, size >> 8, size & 0xff, ...exifHead, ...tiff]);
}

const [orientation, upright] = [0x0112, 1];

/** The orientation of the first directory, where it is another than upright. */
function findTurn(exif: Uint8Array): number | undefined {
  const hasHead = exifHead.every((byte, index) => exif[index] === byte);
  const tiff = hasHead ? exif.subarray(exifHead.length) : exif;
  if (tiff.length < 10) return undefined;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = tiff[0] === 0x49;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return undefined;
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + 12 * index;
    if (entry + 12 > tiff.length) return undefined;
    if (view.getUint16(entry, isLittle) !== orientation) continue;
    const turn = view.getUint16(entry + 8, isLittle);
    return turn > upright && turn <= 8 ? turn : undefined;
  }
  return undefined;
}

/** A big-endian directory of one entry: tag, type short, count 1, value. */
function writeTurn(turn: number): readonly number[] {
  return [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0];
}

const pngSignature = 8;
const pngFrame = 12;
const pngNotes = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

const listPngParts: Lister = (bytes, view) => {
  const parts: Part[] = [{ bytes: bytes.subarray(0, pngSignature), isNote: false }];
  let place = pngSignature;
  while (place + pngFrame <= bytes.length) {
    const end = place + pngFrame + view.getUint32(place);
    if (end > bytes.length) return undefined;
    parts.push({ bytes: bytes.subarray(place, end), isNote: pngNotes.has(readName(bytes, place + 4)) });
    place = end;
  }
  return place === bytes.length ? parts : undefined;
};

const riffHead = 12;
/** Name and length of a chunk. */
const chunkHead = 8;
const webpNotes = new Set(['EXIF', 'XMP ']);

const listWebpParts: Lister = (bytes, view) => {
  const parts: Part[] = [{ bytes: bytes.subarray(0, riffHead), isNote: false }];
  let place = riffHead;
  while (place + chunkHead <= bytes.length) {
    const length = view.getUint32(place + 4, true);
    const end = place + chunkHead + length + (length & 1);
    if (end > bytes.length) return undefined;
    const name = readName(bytes, place);
    const chunk = bytes.subarray(place, end);
    const turn = name === 'EXIF' ? findTurn(chunk.subarray(chunkHead)) : undefined;
    const instead = turn === undefined ? undefined : writeWebpTurn(turn);
    parts.push({ bytes: chunk, isNote: webpNotes.has(name) && chunk.length !== instead?.length, instead });
    place = end;
  }
  return place === bytes.length ? parts : undefined;
};

function writeWebpTurn(turn: number): Uint8Array {
  const tiff = writeTurn(turn);
  return Uint8Array.from([0x45, 0x58, 0x49, 0x46, tiff.length, 0, 0, 0, ...tiff]);
}

const listers = { jpeg: listJpegParts, png: listPngParts, webp: listWebpParts } as const;

const [exifFlag, xmpFlag] = [0x08, 0x04];

/** Sets the length of the whole and the flags of its chunks. */
function closeWebp(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = joinParts(parts);
  const view = new DataView(joined.buffer);
  view.setUint32(4, joined.length - chunkHead, true);
  const flags = riffHead + chunkHead;
  if (readName(joined, riffHead) === 'VP8X' && joined.length > flags) {
    const hasTurn = parts.some((part) => readName(part, 0) === 'EXIF');
    view.setUint8(flags, (view.getUint8(flags) & ~(exifFlag | xmpFlag)) | (hasTurn ? exifFlag : 0));
  }
  return joined;
}

function readName(bytes: Uint8Array, place: number): string {
  return String.fromCharCode(...bytes.subarray(place, place + 4));
}

function joinParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    joined.set(part, place);
    place += part.length;
  }
  return joined;
}
