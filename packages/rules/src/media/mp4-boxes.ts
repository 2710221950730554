import { reportVideo, VideoFault, type VideoReport } from './video-report.ts';

/** A box without its header: bytes from `start` to `end` (exclusive) of the file. */
type Box = { readonly type: string; readonly start: number; readonly end: number };

const codecs = new Set(['avc1', 'hvc1', 'vp09', 'av01']);
/** What may be at the top level, in any number. A file in fragments (`moof`) has no length in its head: refused. */
const topLevel = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'udta', 'meta', 'uuid', 'pdin']);
const tableHead = 8;

/**
 * Walks an mp4 by its boxes to the last byte: `ftyp` is first, there is one `moov` with a video track, its samples lie in
 * `mdat`, and the sizes of the boxes add up to the file. Nothing is decoded. Source: ISO/IEC 14496-12, 4.2 and 8.
 */
export function walkMp4(bytes: Uint8Array): VideoReport {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return reportVideo(() => walk(view));
}

function walk(view: DataView): { codec: string; seconds: number } {
  const boxes = listBoxes(view, 0, view.byteLength);
  const odd = boxes.find(({ type }) => !topLevel.has(type));
  assert(odd === undefined, 'has a box that is none of a whole mp4');
  assert(boxes[0]?.type === 'ftyp', 'does not begin with its type');
  const movie = getOne(boxes, 'moov');
  const data = boxes.filter(({ type, start, end }) => type === 'mdat' && end > start);
  assert(data.length > 0, 'has no data');
  const inside = listBoxes(view, movie.start, movie.end);
  const tracks = inside.filter(({ type }) => type === 'trak').map((track) => readTrack(view, track));
  const pictures = tracks.find(({ isVideo }) => isVideo);
  assert(pictures !== undefined, 'has no video track');
  assert(
    tracks.every(({ places }) => places.every((at) => isInside(at, data))),
    'has samples outside of its data',
  );
  const seconds = [readSeconds(view, getOne(inside, 'mvhd')), ...tracks.map((track) => track.seconds)];
  return { codec: pictures.codec, seconds: Math.max(...seconds) };
}

const isInside = (at: number, data: readonly Box[]): boolean =>
  data.some(({ start, end }) => start <= at && at < end);

/** The boxes between two places, which they fill exactly. */
function listBoxes(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let place = from; place < to;) {
    const { size, head } = readSize(view, place);
    assert(size >= head && place + size <= to, 'has a box whose size does not fit');
    boxes.push({ type: readType(view, place + 4), start: place + head, end: place + size });
    place += size;
  }
  return boxes;
}

/** A size of 1 is followed by one of 64 bits. One of 0, which means "to the end", is refused: nothing would be verified. */
function readSize(view: DataView, place: number): { size: number; head: number } {
  const size = view.getUint32(place);
  return size === 1 ? { size: Number(view.getBigUint64(place + 8)), head: 16 } : { size, head: 8 };
}

function readType(view: DataView, place: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(place + index)));
}

function getOne(boxes: readonly Box[], type: string): Box {
  const [box, ...others] = boxes.filter((candidate) => candidate.type === type);
  if (box === undefined || others.length > 0) throw new VideoFault(`does not have one ${type}`);
  return box;
}

/** A box of boxes inside of another one. */
function open(view: DataView, box: Box, type: string): Box[] {
  const { start, end } = getOne(listBoxes(view, box.start, box.end), type);
  return listBoxes(view, start, end);
}

type Track = { isVideo: boolean; codec: string; seconds: number; places: number[] };

function readTrack(view: DataView, track: Box): Track {
  const media = open(view, track, 'mdia');
  const handler = getOne(media, 'hdlr');
  const table = open(view, getOne(media, 'minf'), 'stbl');
  const isVideo = readType(view, handler.start + tableHead) === 'vide';
  const description = getOne(table, 'stsd');
  const entries = listBoxes(view, description.start + tableHead, description.end);
  assert(
    !isVideo || (entries.length > 0 && entries.every(({ type }) => codecs.has(type))),
    'has a video track of another codec than AVC, HEVC, VP9 and AV1',
  );
  const head = getOne(media, 'mdhd');
  const seconds = Math.max(readSeconds(view, head), sumSeconds(view, getOne(table, 'stts'), head));
  return { isVideo, codec: entries[0]?.type ?? '', seconds, places: listChunks(view, table) };
}

/** Units of time a second, and the number of them, of `mvhd` and `mdhd`, which have both at the same places. */
function readTimes(view: DataView, { start }: Box): { scale: number; length: number } {
  const isLong = view.getUint8(start) === 1;
  const at = start + (isLong ? 20 : 12);
  const scale = view.getUint32(at);
  const length = isLong ? Number(view.getBigUint64(at + 4)) : view.getUint32(at + 4);
  assert(scale > 0, 'has no unit of time');
  return { scale, length };
}

function readSeconds(view: DataView, box: Box): number {
  const { scale, length } = readTimes(view, box);
  return length / scale;
}

/** The time of all samples, which the head of a track may deny. */
function sumSeconds(view: DataView, { start, end }: Box, head: Box): number {
  const count = readCount(view, { start, end }, 8);
  let units = 0;
  for (let index = 0; index < count; index += 1) {
    const at = start + tableHead + index * 8;
    units += view.getUint32(at) * view.getUint32(at + 4);
  }
  return units / readTimes(view, head).scale;
}

/** Where the chunks of samples begin in the file. */
function listChunks(view: DataView, table: readonly Box[]): number[] {
  const long = table.find(({ type }) => type === 'co64');
  const box = long ?? getOne(table, 'stco');
  const width = long ? 8 : 4;
  const places: number[] = [];
  const count = readCount(view, box, width);
  for (let index = 0; index < count; index += 1) {
    const at = box.start + tableHead + index * width;
    places.push(long ? Number(view.getBigUint64(at)) : view.getUint32(at));
  }
  assert(places.length > 0, 'has a track without samples');
  return places;
}

/** The number of entries of a table, which lie in its box. */
function readCount(view: DataView, { start, end }: Pick<Box, 'start' | 'end'>, width: number): number {
  const count = view.getUint32(start + 4);
  assert(start + tableHead + count * width <= end, 'has a table that is cut off');
  return count;
}

function assert(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new VideoFault(reason);
}
