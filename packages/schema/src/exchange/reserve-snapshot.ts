type Hex = `0x${string}`;

/** A pool as its factory reports it: token0 below token1, lower case; reserves in raw units, below 2^112. */
export type ReservedPool = {
  readonly token0: Hex;
  readonly token1: Hex;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
};

/**
 * A pool with its place among all pools ever funded, by the time of their first funds, from 0. The place never
 * changes.
 */
export type PlacedPool = ReservedPool & { readonly place: number };

/**
 * Pools of a chain's exchange as of one block, in the order of their places. The route that answers it
 * documents which pools.
 */
export type ReserveSnapshot = {
  readonly chainId: number;
  readonly blockNumber: number;
  readonly blockHash: Hex;
  readonly pools: readonly PlacedPool[];
};

/*
 * Version 2, numbers big-endian:
 *   version 1 byte | chain id 4 | block number 8 | block hash 32 | count of pools 4
 *   per pool: gap | token0 | token1 | lengths of the reserves in bytes, 4 bits each | reserve0 | reserve1
 *   a gap: the number of places skipped before the pool, 7 bits a byte, lowest first, the highest bit where more follow
 *   a reserve: its bytes without leading zeros
 *   a token: its number 3, in the order of first use; its address 20 follows at the first use
 */
/** Increased with every change of the format. */
export const reserveSnapshotVersion = 2;
const headBytes = 49;
const numberBytes = 3;
const addressBytes = 20;
const mostReserveBytes = 14;
const leastPoolBytes = 2 * numberBytes + 2;
/** Bytes of the number of places skipped before a pool: up to 2^28. */
const mostGapBytes = 4;

/**
 * The bytes of a snapshot, about 40 per pool. Throws RangeError for a reserve beyond the pair's range, and for
 * places that do not rise.
 */
export function encodeReserveSnapshot(snapshot: ReserveSnapshot): Uint8Array<ArrayBuffer> {
  const { chainId, blockNumber, blockHash, pools } = snapshot;
  const mostPoolBytes = mostGapBytes + leastPoolBytes + 2 * (addressBytes + mostReserveBytes);
  const bytes = new Uint8Array(headBytes + pools.length * mostPoolBytes);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, reserveSnapshotVersion);
  view.setUint32(1, chainId);
  view.setBigUint64(5, BigInt(blockNumber));
  writeHex(bytes, 13, blockHash.slice(2));
  view.setUint32(45, pools.length);
  const numbers = new Map<Hex, number>();
  let end = headBytes;
  const writeToken = (token: Hex) => {
    const number = numbers.get(token) ?? numbers.size;
    view.setUint8(end, number >> 16);
    view.setUint16(end + 1, number);
    end += numberBytes;
    if (number < numbers.size) return;
    numbers.set(token, number);
    end = writeHex(bytes, end, token.slice(2));
  };
  let next = 0;
  for (const { place, token0, token1, reserve0, reserve1 } of pools) {
    end = writeGap(bytes, end, place - next);
    next = place + 1;
    writeToken(token0);
    writeToken(token1);
    const sizeAt = end;
    const middle = writeReserve(bytes, sizeAt + 1, reserve0);
    end = writeReserve(bytes, middle, reserve1);
    bytes[sizeAt] = ((middle - sizeAt - 1) << 4) | (end - middle);
  }
  return bytes.slice(0, end);
}

/** Returns the end of the written bytes. */
function writeGap(bytes: Uint8Array, at: number, gap: number): number {
  if (!Number.isInteger(gap) || gap < 0 || gap >= 2 ** (7 * mostGapBytes))
    throw new RangeError(`${gap} places left out`);
  let end = at;
  let rest = gap;
  for (; rest > 127; rest >>= 7) {
    bytes[end] = 128 | (rest & 127);
    end += 1;
  }
  bytes[end] = rest;
  return end + 1;
}

function writeReserve(bytes: Uint8Array, at: number, reserve: bigint): number {
  const digits = reserve === 0n ? '' : reserve.toString(16);
  if (reserve < 0n || digits.length > 2 * mostReserveBytes) throw new RangeError(`reserve ${reserve}`);
  return writeHex(bytes, at, digits.length % 2 === 0 ? digits : `0${digits}`);
}

/** Returns the end of the written digits. */
function writeHex(bytes: Uint8Array, at: number, digits: string): number {
  const size = digits.length / 2;
  for (let index = 0; index < size; index += 1)
    bytes[at + index] = (readDigit(digits, 2 * index) << 4) | readDigit(digits, 2 * index + 1);
  return at + size;
}

/** Reads the character code, which is several times faster than parsing. */
function readDigit(digits: string, index: number): number {
  const code = digits.charCodeAt(index);
  return (code & 15) + (code >> 6) * 9;
}

/**
 * Decodes a snapshot. Throws a RangeError with the reason for bytes that `encodeReserveSnapshot` does not
 * write.
 */
export function decodeReserveSnapshot(bytes: Uint8Array): ReserveSnapshot {
  if (bytes.length > 0 && bytes[0] !== reserveSnapshotVersion) throw new RangeError(`version ${bytes[0]}`);
  if (bytes.length < headBytes) throw new RangeError('truncated');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(45);
  if (count * leastPoolBytes > bytes.length - headBytes) throw new RangeError(`truncated: ${count} pools`);
  const blockNumber = Number(view.getBigUint64(5));
  if (!Number.isSafeInteger(blockNumber)) throw new RangeError('block number');
  const pools = readPools(view, count);
  return { chainId: view.getUint32(1), blockNumber, blockHash: readHex(view, 13, 32), pools };
}

function readPools(view: DataView, count: number): PlacedPool[] {
  const tokens = new Set<Hex>();
  const byNumber: Hex[] = [];
  let end = headBytes;
  /** Advances by `size` bytes and returns where they begin. */
  const pass = (size: number) => {
    const at = end;
    end += size;
    if (end > view.byteLength) throw new RangeError('truncated');
    return at;
  };
  const readToken = (): Hex => {
    const number = view.getUint32(pass(numberBytes) - 1) & 0xffffff;
    if (number > byNumber.length) throw new RangeError(`token ${number} of ${byNumber.length}`);
    const known = byNumber[number];
    if (known !== undefined) return known;
    const token = readHex(view, pass(addressBytes), addressBytes);
    if (tokens.size === tokens.add(token).size) throw new RangeError(`token ${token} twice`);
    byNumber.push(token);
    return token;
  };
  let next = 0;
  const pools = Array.from({ length: count }, (): PlacedPool => {
    const place = next + readGap(() => view.getUint8(pass(1)));
    next = place + 1;
    const token0 = readToken();
    const token1 = readToken();
    if (token0 >= token1) throw new RangeError(`order of ${token0} and ${token1}`);
    const sizes = view.getUint8(pass(1));
    const reserve0 = readReserve(view, pass(sizes >> 4), sizes >> 4);
    const reserve1 = readReserve(view, pass(sizes & 15), sizes & 15);
    return { place, token0, token1, reserve0, reserve1 };
  });
  if (end !== view.byteLength) throw new RangeError(`${view.byteLength - end} bytes too many`);
  return pools;
}

function readGap(readByte: () => number): number {
  let gap = 0;
  for (let size = 0; size < mostGapBytes; size += 1) {
    const byte = readByte();
    gap |= (byte & 127) << (7 * size);
    if (size > 0 && byte === 0) break;
    if (byte < 128) return gap;
  }
  throw new RangeError('places left out');
}

/** The header before the pools is longer than 16 bytes, so whole words can be read backwards from the end. */
function readReserve(view: DataView, at: number, size: number): bigint {
  if (size > mostReserveBytes || (size > 0 && view.getUint8(at) === 0)) throw new RangeError('reserve');
  const low = view.getBigUint64(at + size - 8);
  if (size <= 8) return BigInt.asUintN(8 * size, low);
  return (BigInt.asUintN(8 * (size - 8), view.getBigUint64(at + size - 16)) << 64n) | low;
}

function readHex(view: DataView, at: number, size: number): Hex {
  let digits = '';
  for (let index = at; index < at + size; index += 1) digits += hexOfByte[view.getUint8(index)];
  return `0x${digits}`;
}

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
