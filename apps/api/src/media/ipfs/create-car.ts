import { createHash } from 'node:crypto';
import type { CID } from 'multiformats/cid';
import { MediaStoreError } from '../../adapters/media-store/media-store.ts';
import { type Block, leafBytes, toLeafId } from './content-id.ts';

/** The header of a CAR, version 1: a map in DAG-CBOR, `{ roots: [cid], version: 1 }`. */
export function createCarHeader(root: CID): Buffer {
  const address = Buffer.concat([Buffer.of(0), root.bytes]);
  const header = Buffer.concat([
    Buffer.of(0xa2, 0x65),
    Buffer.from('roots'),
    // A list of one; tag 42 is an address, in bytes whose length follows.
    Buffer.of(0x81, 0xd8, 0x2a, ...(address.length < 24 ? [0x40 + address.length] : [0x58, address.length])),
    address,
    Buffer.of(0x67),
    Buffer.from('version'),
    Buffer.of(1),
  ]);
  return Buffer.concat([toVarint(header.length), header]);
}

/** The head of a block's entry, before its bytes: the length of address and bytes, then the address. */
export function createBlockHead(cid: CID, size: number): Buffer {
  return Buffer.concat([toVarint(cid.bytes.length + size), cid.bytes]);
}

export const toBlockEntry = ({ cid, bytes }: Block): Buffer =>
  Buffer.concat([createBlockHead(cid, bytes.length), bytes]);

function toVarint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 0x7f) | 0x80);
  }
}

/**
 * The leaves of a file as entries of a CAR, one in memory at a time. A leaf that is not the one of its address ends the stream
 * before it: no block is sent that would not verify.
 */
export async function* createLeafEntries(
  source: AsyncIterable<Uint8Array>,
  digests: readonly Buffer[],
): AsyncGenerator<Buffer> {
  let place = 0;
  for await (const bytes of splitLeaves(source)) {
    const digest = digests[place];
    if (digest === undefined || !createHash('sha256').update(bytes).digest().equals(digest))
      throw new MediaStoreError(`leaf ${place} of a file is damaged`);
    yield toBlockEntry({ cid: toLeafId(digest), bytes });
    place += 1;
  }
  if (place < digests.length) throw new MediaStoreError('a file is cut off');
}

async function* splitLeaves(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  let room = leafBytes;
  for await (const chunk of source) {
    for (let rest = chunk; rest.length > 0;) {
      const piece = rest.subarray(0, room);
      pieces.push(piece);
      room -= piece.length;
      rest = rest.subarray(piece.length);
      if (room > 0) continue;
      yield Buffer.concat(pieces);
      [pieces, room] = [[], leafBytes];
    }
  }
  if (pieces.length > 0) yield Buffer.concat(pieces);
}
