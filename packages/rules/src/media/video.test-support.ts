/** Bytes of a number, the highest first. */
const number = (value: number, width: number): number[] =>
  Array.from({ length: width }, (_byte, index) => Math.floor(value / 256 ** (width - 1 - index)) % 256);
const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

export function box(type: string, ...parts: readonly (readonly number[])[]): number[] {
  const data = parts.flat();
  return [...number(data.length + 8, 4), ...letters(type), ...data];
}

export type VideoShape = {
  /** Bytes of the whole file: its samples fill it. */
  readonly size?: number;
  readonly seconds?: number;
  /** Seconds by the table of samples, where the head says something else. */
  readonly sampleSeconds?: number;
  readonly codec?: string;
  readonly handler?: string;
  /** Where the samples begin, where it is elsewhere than in the data. */
  readonly chunkAt?: number;
  /** Boxes at the end. */
  readonly behind?: readonly number[];
};

/** An mp4 with one track, whose samples are no pictures: nothing decodes them. */
export function drawMp4(shape: VideoShape = {}): Uint8Array {
  const { seconds = 2, codec = 'avc1', handler = 'vide', behind = [] } = shape;
  const times = (length: number) => [...zeros(12), ...number(1000, 4), ...number(length * 1000, 4)];
  const table = (...values: number[]) => [...zeros(4), ...values.flatMap((value) => number(value, 4))];
  const createMovie = (chunkAt: number) =>
    box(
      'moov',
      box('mvhd', times(seconds), zeros(80)),
      box(
        'trak',
        box('tkhd', zeros(84)),
        box(
          'mdia',
          box('mdhd', times(seconds), zeros(4)),
          box('hdlr', zeros(8), letters(handler), zeros(13)),
          box(
            'minf',
            box(
              'stbl',
              box('stsd', table(1), box(codec, zeros(78))),
              box('stts', table(1, 10, (shape.sampleSeconds ?? seconds) * 100)),
              box('stco', table(1, chunkAt)),
            ),
          ),
        ),
      ),
    );
  const type = box('ftyp', letters('isom'), zeros(4), letters('isomavc1'));
  const head = type.length + createMovie(0).length;
  const size = shape.size ?? head + behind.length + 64;
  const movie = createMovie(shape.chunkAt ?? head + 8);
  const bytes = new Uint8Array(size);
  bytes.set([...type, ...movie, ...number(size - head - behind.length, 4), ...letters('mdat')]);
  bytes.set(behind, size - behind.length);
  return bytes;
}

function tag(type: number, milliseconds: number, data: readonly number[]): number[] {
  const time = [...number(milliseconds % 2 ** 24, 3), Math.floor(milliseconds / 2 ** 24)];
  return [type, ...number(data.length, 3), ...time, 0, 0, 0, ...data, ...number(data.length + 11, 4)];
}

/** An flv with the given codec (7 is AVC): a script, the setup of pictures, a picture, a sound, and a last picture. */
export function drawFlv({
  size,
  seconds = 2,
  codec = 7,
}: { size?: number; seconds?: number; codec?: number } = {}): Uint8Array {
  const start = [
    ...letters('FLV'),
    1,
    5,
    ...number(9, 4),
    ...zeros(4),
    ...tag(18, 0, letters('onMetaData')),
    ...tag(9, 0, [0x10 + codec, 0, 0, 0, 0]),
    ...tag(9, 0, [0x10 + codec, 1, 0, 0, 0, 9]),
    ...tag(8, 20, [0xaf, 1, 2]),
  ];
  const bytes = new Uint8Array(size ?? start.length + 32);
  bytes.set(start);
  for (let place = start.length; place < bytes.length;) {
    const rest = bytes.length - place;
    // A tag has 24 bits for its length; none of them may leave too little for another one.
    const length = rest > 2 ** 20 + 64 ? 2 ** 20 : rest;
    bytes.set(tag(9, seconds * 1000, []).slice(0, 11), place);
    bytes.set(number(length - 15, 3), place + 1);
    bytes.set([0x20 + codec, 1], place + 11);
    bytes.set(number(length - 4, 4), place + length - 4);
    place += length;
  }
  return bytes;
}
