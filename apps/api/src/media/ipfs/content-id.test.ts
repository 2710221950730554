import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CarReader } from '@ipld/car';
import { decode } from '@ipld/dag-pb';
import * as fc from 'fast-check';
import { UnixFS } from 'ipfs-unixfs';
import { CID } from 'multiformats/cid';
import { describe, expect, it } from 'vitest';
import { createLeafHasher, createRoot, leafBytes, toFileContent, toLeafId } from './content-id.ts';
import { createCarHeader, createLeafEntries, toBlockEntry } from './create-car.ts';
import { parseContentId } from './parse-content-id.ts';

/** Bytes that no two leaves share. */
const draw = (size: number): Uint8Array =>
  Uint8Array.from({ length: size }, (_, n) => (n * 31 + (n >>> 8) * 7) & 255);

function hashLeaves(bytes: Uint8Array, step = bytes.length || 1): Buffer[] {
  const hasher = createLeafHasher();
  for (let place = 0; place < bytes.length; place += step) hasher.update(bytes.subarray(place, place + step));
  return hasher.end();
}

const toCid = (bytes: Uint8Array) => toFileContent(hashLeaves(bytes), bytes.length).cid;

describe('[NFT-03] the IPFS address of a file', () => {
  // `ipfs add --cid-version=1 --raw-leaves --chunker=size-262144`; the drawn ones by ipfs-unixfs-importer 17.1.1 with these options.
  it.each<[string, Uint8Array, string]>([
    ['no bytes', new Uint8Array(), 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'],
    [
      'hello world and a line end',
      Buffer.from('hello world\n'),
      'bafkreifjjcie6lypi6ny7amxnfftagclbuxndqonfipmb64f2km2devei4',
    ],
    ['a leaf less a byte', draw(262_143), 'bafkreid45rceq2rkdjbkcgnhuxn6jj4gi3kplfu3fmkit6eujauukxcbqq'],
    ['a leaf', draw(262_144), 'bafkreietseox7mbu3i3vb7ros2unfux4aqryzvgytw7scpl5juzn65javy'],
    ['a leaf and a byte', draw(262_145), 'bafybeicouja4gg2waqb57du37qije2sp5slnazguiuchd2lj4gix54r2pa'],
    ['two leaves', draw(524_288), 'bafybeidxtwbfjuzuksbpwiugvlyc3bvbxow3adsce6u2jtqp3hyxxc4w7e'],
    ['two leaves and a byte', draw(524_289), 'bafybeifwahqkvatquiv7t2zhv4razeptbetvccphehmkxqwhmbltnb5kju'],
    [
      'equal leaves',
      new Uint8Array(1_048_576),
      'bafybeiggzq4ryi7hscq5hzvzcnk4urnxt3asp37dhgvnjilf7exskximla',
    ],
    ['the longest video', draw(31_457_280), 'bafybeihdcclvpupy7qpf3obeissn5fsw7g6zumxfccwuyrlvuxwrdpg65i'],
  ])('given %s, then it is that of kubo', (_title, bytes, cid) => {
    expect(toCid(bytes)).toBe(cid);
  });

  it('given the pieces in which a file arrives, then they do not change it', () => {
    const bytes = draw(2 * leafBytes + 77);
    for (const step of [1_000, 65_536, leafBytes - 1, leafBytes, leafBytes + 1])
      expect(hashLeaves(bytes, step)).toEqual(hashLeaves(bytes));
  });

  it('given leaves that do not fit the size, then there is no root', () => {
    const leaves = hashLeaves(draw(leafBytes + 1));
    expect(() => createRoot(leaves, leafBytes)).toThrow(RangeError);
    expect(() => createRoot(leaves.slice(0, 1), 5)).toThrow(RangeError);
  });
});

const near = (leaves: number) =>
  fc.integer({ min: leaves * leafBytes - 3, max: leaves * leafBytes + 3 }).map((size) => Math.max(1, size));

describe('[NFT-03] a CAR', () => {
  it('given any size around the limits of leaves, then its blocks hash to their addresses and rebuild the file', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.integer({ min: 1, max: 5_000 }), near(1), near(2), near(3)),
        fc.integer({ min: 10_000, max: 400_000 }),
        async (size, step) => {
          const bytes = draw(size);
          const car = await readCar(bytes, step);
          expect(car.root.toString()).toBe(toCid(bytes));
          expect(Buffer.concat(car.leaves).equals(bytes)).toBe(true);
          const isOne = size <= leafBytes;
          expect(car.links).toEqual(isOne ? [] : hashLeaves(bytes).map((leaf) => toLeafId(leaf).toString()));
          expect(car.fileSize).toBe(isOne ? undefined : BigInt(size));
        },
      ),
      { numRuns: 12 },
    );
  });

  it.each([
    ['a byte that changed', (bytes: Uint8Array) => bytes.with(leafBytes + 5, 1)],
    ['a file that is cut off', (bytes: Uint8Array) => bytes.subarray(0, leafBytes)],
    ['a file that is too long', (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.alloc(leafBytes, 3)])],
  ])('given %s, then it ends with an error after the leaves that are right', async (_title, spoil) => {
    const bytes = draw(leafBytes + 90);
    const entries: Buffer[] = [];
    const read = async () => {
      for await (const entry of createLeafEntries(Readable.from([spoil(bytes)]), hashLeaves(bytes)))
        entries.push(entry);
    };
    await expect(read()).rejects.toThrow(/damaged|cut off/);
    expect(entries.length).toBeGreaterThan(0);
  });
});

/** A CAR of ours, as a library of others reads it. */
async function readCar(bytes: Uint8Array, step: number) {
  const digests = hashLeaves(bytes);
  const root = digests.length === 1 ? undefined : createRoot(digests, bytes.length);
  const cid = root?.cid ?? CID.parse(toCid(bytes));
  const pieces = Array.from({ length: Math.ceil(bytes.length / step) }, (_, n) =>
    bytes.subarray(n * step, (n + 1) * step),
  );
  const entries = await buffer(Readable.from(createLeafEntries(Readable.from(pieces), digests)));
  const head = [createCarHeader(cid), ...(root ? [toBlockEntry(root)] : [])];
  const reader = await CarReader.fromBytes(Buffer.concat([...head, entries]));
  const leaves: Uint8Array[] = [];
  let links: string[] = [];
  let fileSize: bigint | undefined;
  for await (const block of reader.blocks()) {
    const hash = createHash('sha256').update(block.bytes).digest();
    expect(hash.equals(block.cid.multihash.digest)).toBe(true);
    if (block.cid.code === 0x55) leaves.push(block.bytes);
    else {
      const node = decode(block.bytes);
      links = node.Links.map(({ Hash }) => Hash.toString());
      fileSize = UnixFS.unmarshal(node.Data!).fileSize();
    }
  }
  expect(reader.version).toBe(1);
  return { root: (await reader.getRoots())[0]!, leaves, links, fileSize };
}

describe('[NFT-03] the spelling of an address', () => {
  const spelling = 'bafkreifjjcie6lypi6ny7amxnfftagclbuxndqonfipmb64f2km2devei4';

  it('given any usual base, then it is the same address in base32', async () => {
    const { base36 } = await import('multiformats/bases/base36');
    const { base58btc } = await import('multiformats/bases/base58');
    const { base16 } = await import('multiformats/bases/base16');
    const cid = CID.parse(spelling);
    const spellings = [
      spelling,
      spelling.toUpperCase(),
      ...[base36, base58btc, base16].map((b) => cid.toString(b)),
    ];
    for (const text of spellings) expect(parseContentId(text)?.toString()).toBe(spelling);
  });

  it('given version 0, then it is version 1 of the same block', () => {
    const old = 'QmY7Yh4UquoXHLPFo2XbhXkhBvFoPwmQUSa92pxnxjQuPU';
    expect(parseContentId(old)?.toString()).toBe(CID.parse(old).toV1().toString());
  });

  it.each([
    '',
    'b',
    'bafk',
    spelling.slice(0, -3),
    `${spelling}aa`,
    'Bafkreifj',
    'x'.repeat(60),
    'Qm123',
    '..',
  ])('given %j, then it is none', (text) => expect(parseContentId(text)).toBeUndefined());
});
