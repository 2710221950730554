import { reportVideo, VideoFault, type VideoReport } from './video-report.ts';

const headerBytes = 9;
/** Type, size, time and stream of a tag. */
const tagBytes = 11;
const backBytes = 4;
const [audio, video, script] = [8, 9, 18];
/** The codec's number, and the packets of its setup and of its pictures. */
const avc = { codec: 7, setup: 0, picture: 1 };

/**
 * Walks an flv from its header to its last byte: each tag is followed by its size, nothing lies between or behind them, and
 * the pictures are AVC. Nothing is decoded. Source: Adobe Flash Video File Format Specification 10.1, annex E.
 */
export function walkFlv(bytes: Uint8Array): VideoReport {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return reportVideo(() => walk(view));
}

function walk(view: DataView): { codec: string; seconds: number } {
  assert(view.getUint32(0) === 0x464c5601, 'has no header of flv');
  assert(view.getUint32(5) === headerBytes && view.getUint32(headerBytes) === 0, 'has a wrong header');
  let place = headerBytes + backBytes;
  let milliseconds = 0;
  const packets = { [avc.setup]: 0, [avc.picture]: 0 };
  while (place < view.byteLength) {
    const { type, size, time } = readTag(view, place);
    if (type === video) countPacket(view, place + tagBytes, size, packets);
    milliseconds = Math.max(milliseconds, time);
    place += tagBytes + size + backBytes;
  }
  assert(place === view.byteLength, 'is cut off');
  assert(packets[avc.setup] !== 0 && packets[avc.picture] !== 0, 'has no pictures');
  return { codec: 'avc1', seconds: milliseconds / 1000 };
}

function readTag(view: DataView, place: number) {
  const type = view.getUint8(place);
  assert(type === audio || type === video || type === script, 'has a tag of an unknown type');
  const size = view.getUint32(place) & 0xffffff;
  assert((view.getUint32(place + 7) & 0xffffff) === 0, 'has a tag of another stream');
  assert(
    view.getUint32(place + tagBytes + size) === tagBytes + size,
    'has a tag with another size behind it',
  );
  // Three bytes, and a fourth one that is the highest.
  const time = (view.getUint32(place + 4) >>> 8) + view.getUint8(place + 7) * 2 ** 24;
  return { type, size, time };
}

function countPacket(view: DataView, place: number, size: number, packets: Record<number, number>): void {
  assert(size >= 2, 'has an empty picture');
  assert((view.getUint8(place) & 0x8f) === avc.codec, 'has pictures of another codec than AVC');
  const packet = view.getUint8(place + 1);
  packets[packet] = (packets[packet] ?? 0) + 1;
}

function assert(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new VideoFault(reason);
}
