import { createHash } from 'node:crypto';
import { createNode, encode } from '@ipld/dag-pb';
import { UnixFS } from 'ipfs-unixfs';
import { CID } from 'multiformats/cid';
import { create as createDigest } from 'multiformats/hashes/digest';

/** Bytes of a leaf, but of the last one of a file. */
export const leafBytes = 262_144;
/** Links of a root. A file has fewer: 120 of 30 MiB. */
const maxLinks = 174;
const codes = { raw: 0x55, root: 0x70, sha256: 0x12 } as const;

/** A block by its address. */
export type Block = { readonly cid: CID; readonly bytes: Uint8Array };

/** Hashes what arrives, in any pieces, leaf by leaf. */
export type LeafHasher = {
  readonly update: (chunk: Uint8Array) => void;
  /** The sha256 of each leaf. An empty file is one leaf without a byte. */
  readonly end: () => Buffer[];
};

export function createLeafHasher(): LeafHasher {
  const digests: Buffer[] = [];
  let hash = createHash('sha256');
  let room = leafBytes;
  return {
    update: (chunk) => {
      for (let rest = chunk; rest.length > 0;) {
        if (room === 0) {
          digests.push(hash.digest());
          [hash, room] = [createHash('sha256'), leafBytes];
        }
        const piece = rest.subarray(0, room);
        hash.update(piece);
        room -= piece.length;
        rest = rest.subarray(piece.length);
      }
    },
    end: () => [...digests, hash.digest()],
  };
}

export const toLeafId = (digest: Uint8Array): CID =>
  CID.createV1(codes.raw, createDigest(codes.sha256, digest));

/** Whether a block of this address may be ours, and of which kind: all of ours have a sha256. */
export function findBlockKind({ code, multihash }: CID): 'leaf' | 'root' | undefined {
  if (multihash.code !== codes.sha256) return undefined;
  return code === codes.raw ? 'leaf' : code === codes.root ? 'root' : undefined;
}

/** Bytes of the leaf at a place of a file. */
export const getLeafSize = (size: number, place: number): number =>
  Math.min(leafBytes, size - place * leafBytes);

/** The root over the leaves of a file of `size` bytes that has several, as kubo and its tools compose it. */
export function createRoot(digests: readonly Uint8Array[], size: number): Block {
  if (digests.length < 2 || digests.length > maxLinks || digests.length !== Math.ceil(size / leafBytes))
    throw new RangeError(`${digests.length} leaves of ${size} bytes have no root`);
  const sizes = digests.map((_, place) => getLeafSize(size, place));
  const file = new UnixFS({ type: 'file', blockSizes: sizes.map(BigInt) });
  const links = digests.map((digest, place) => ({
    Name: '',
    Tsize: sizes[place] ?? 0,
    Hash: toLeafId(digest),
  }));
  const bytes = encode(createNode(file.marshal(), links));
  const digest = createHash('sha256').update(bytes).digest();
  return { cid: CID.createV1(codes.root, createDigest(codes.sha256, digest)), bytes };
}

/** The address of a file, and the hashes of its leaves to keep: none where it is one leaf, which is the file itself. */
export function toFileContent(digests: readonly Buffer[], size: number) {
  const [only] = digests;
  if (only === undefined) throw new RangeError('a file has a leaf');
  if (digests.length === 1) return { cid: toLeafId(only).toString(), leaves: [] };
  const leaves = digests.map((digest) => `0x${digest.toString('hex')}` as const);
  return { cid: createRoot(digests, size).cid.toString(), leaves };
}
