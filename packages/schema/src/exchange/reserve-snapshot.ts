type Hex = `0x${string}`;

/** A pool as its factory tells of it: token0 below token1, lower case; reserves in raw units, below 2^112. */
export type ReservedPool = {
  readonly token0: Hex;
  readonly token1: Hex;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
};

/** Every pool of a chain's exchange as one block left it, in the factory's order (`allPairs`). */
export type ReserveSnapshot = {
  readonly chainId: number;
  readonly blockNumber: number;
  readonly blockHash: Hex;
  readonly pools: readonly ReservedPool[];
};

/*
 * Version 1, numbers big-endian:
 *   version 1 | chain id 4 | block number 8 | block hash 32 | count of pools 4
 *   per pool: token0 | token1 | how many bytes each reserve takes, 4 bits each | reserve0 | reserve1, without leading zeros
 *   a token: its number 3, in the order in which they first come; the first time its address 20 follows
 */
/** Another one with every change of the bytes. */
export const reserveSnapshotVersion = 1;
const headBytes = 49;
const numberBytes = 3;
const addressBytes = 20;
const mostReserveBytes = 14;
const leastPoolBytes = 2 * numberBytes + 1;

/** The bytes of a snapshot, about 40 for a pool. Throws RangeError for a reserve that no pair can hold. */
export function encodeReserveSnapshot(snapshot: ReserveSnapshot): Uint8Array<ArrayBuffer> {
  const { chainId, blockNumber, blockHash, pools } = snapshot;
  const mostPoolBytes = leastPoolBytes + 2 * (addressBytes + mostReserveBytes);
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
  for (const { token0, token1, reserve0, reserve1 } of pools) {
    writeToken(token0);
    writeToken(token1);
    const sizeAt = end;
    const middle = writeReserve(bytes, sizeAt + 1, reserve0);
    end = writeReserve(bytes, middle, reserve1);
    bytes[sizeAt] = ((middle - sizeAt - 1) << 4) | (end - middle);
  }
  return bytes.slice(0, end);
}

function writeReserve(bytes: Uint8Array, at: number, reserve: bigint): number {
  const digits = reserve === 0n ? '' : reserve.toString(16);
  if (reserve < 0n || digits.length > 2 * mostReserveBytes) throw new RangeError(`reserve ${reserve}`);
  return writeHex(bytes, at, digits.length % 2 === 0 ? digits : `0${digits}`);
}

/** Returns where the digits end. */
function writeHex(bytes: Uint8Array, at: number, digits: string): number {
  const size = digits.length / 2;
  for (let index = 0; index < size; index += 1)
    bytes[at + index] = (readDigit(digits, 2 * index) << 4) | readDigit(digits, 2 * index + 1);
  return at + size;
}

/** By its character code, which is several times faster than parsing. */
function readDigit(digits: string, index: number): number {
  const code = digits.charCodeAt(index);
  return (code & 15) + (code >> 6) * 9;
}

/** The snapshot of the bytes; throws RangeError, with what is wrong, for any that `encodeReserveSnapshot` does not write. */
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

function readPools(view: DataView, count: number): ReservedPool[] {
  const tokens = new Set<Hex>();
  const byNumber: Hex[] = [];
  let end = headBytes;
  /** Moves on by so many bytes and returns where they begin. */
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
  const pools = Array.from({ length: count }, (): ReservedPool => {
    const token0 = readToken();
    const token1 = readToken();
    if (token0 >= token1) throw new RangeError(`order of ${token0} and ${token1}`);
    const sizes = view.getUint8(pass(1));
    const reserve0 = readReserve(view, pass(sizes >> 4), sizes >> 4);
    return { token0, token1, reserve0, reserve1: readReserve(view, pass(sizes & 15), sizes & 15) };
  });
  if (end !== view.byteLength) throw new RangeError(`${view.byteLength - end} bytes too many`);
  return pools;
}

/** What stands before the pools is longer than 16 bytes, so that whole words can be read back from the end. */
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
