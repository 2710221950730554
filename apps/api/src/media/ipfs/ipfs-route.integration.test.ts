import { createHash } from 'node:crypto';
import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CarReader } from '@ipld/car';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { sql } from 'drizzle-orm';
import { CID } from 'multiformats/cid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMediaDatabase } from '../../../test/media/create-media-user.ts';
import { startTestMedia } from '../../../test/media/start-test-media.ts';
import { drawFlv, drawMp4 } from '@tradewind/rules/media/video.test-support';
import { signIn } from '../../../test/sign-in.ts';
import { toAddress } from '../../../test-support/known.ts';
import { toFilePath } from '../../adapters/media-store/store-path.ts';
import { createLeafHasher, leafBytes, toFileContent } from './content-id.ts';
import { createContentNoter } from './note-contents.ts';

let database: Awaited<ReturnType<typeof createMediaDatabase>>;
let media: Awaited<ReturnType<typeof startTestMedia>>;
let token = '';

beforeAll(async () => {
  database = await createMediaDatabase();
  media = await startTestMedia(
    {
      MEDIA_DATABASE_URL: database.userUrl,
      SITE_ORIGINS: 'http://127.0.0.1:4500',
      MEDIA_MIN_FREE_MIB: '1',
    },
    { freshMs: 0 },
  );
  token = await signIn({ database, now: () => new Date() }, toAddress('a'));
});
afterEach(async () => {
  await database.sql`truncate app.media_upload, app.media_takedown, app.media_derived, app.media_leaf, app.media_file cascade`;
});
afterAll(async () => {
  await media.stop();
  await database.drop();
});

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const keyOf = (bytes: Uint8Array): Hex => `0x${hashOf(bytes)}`;

function hashLeaves(bytes: Uint8Array): Buffer[] {
  const hasher = createLeafHasher();
  hasher.update(bytes);
  return hasher.end();
}
const cidOf = (bytes: Uint8Array) => toFileContent(hashLeaves(bytes), bytes.length).cid;

/** Takes a file by the real route; its address. */
async function keep(bytes: Uint8Array): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a');
  const answer = await fetch(`${media.origin}/v1/Media/api/upload_new_file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(answer.status).toBe(200);
  return cidOf(bytes);
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${media.origin}/ipfs/${path}`, { headers, method });
const readBytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const getStatus = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).status;
async function listCids(reader: CarReader): Promise<string[]> {
  const cids: string[] = [];
  for await (const cid of reader.cids()) cids.push(cid.toString());
  return cids;
}
const takeDown = (bytes: Uint8Array) =>
  database.sql`insert into app.media_takedown (hash, reason) values (decode(${hashOf(bytes)}, 'hex'), 'a copy')`;
const locate = (bytes: Uint8Array) => join(media.folder, toFilePath(hashOf(bytes)));

const small = drawMp4({ size: 20_000, seconds: 2 });
const large = drawMp4({ size: 600_000, seconds: 3 });
const leafCids = hashLeaves(large).map((digest) => toFileContent([digest], 1).cid);

describe('[NFT-03] /ipfs/<cid>', () => {
  it('given a file, then it is served as below /media, with the address as its tag, and in ranges', async () => {
    for (const bytes of [small, large]) {
      const cid = await keep(bytes);
      const answer = await get(cid);
      expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
        200,
        {
          'content-type': 'video/mp4',
          'content-length': String(bytes.length),
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "sandbox; default-src 'none'",
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
          'x-ipfs-path': `/ipfs/${cid}`,
          'x-ipfs-roots': cid,
          vary: 'accept',
          etag: `"${cid}"`,
        },
      ]);
      expect((await readBytes(answer)).equals(bytes)).toBe(true);
      const part = await get(cid, { range: 'bytes=10-19' });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
      expect((await readBytes(part)).equals(bytes.subarray(10, 20))).toBe(true);
      expect(await getStatus(cid, { range: 'bytes=9999999-' })).toBe(416);
      expect(await getStatus(cid, { 'if-none-match': `"${cid}"` })).toBe(304);
    }
  });

  it('given each block of a file, then it is raw bytes of its address, by the query and by the media type', async () => {
    const root = await keep(large);
    const byte = await keep(small);
    for (const cid of [root, byte, ...leafCids])
      for (const [path, headers] of [
        [`${cid}?format=raw`, {}],
        [cid, { accept: 'application/vnd.ipld.raw' }],
        [`${cid}?format=raw`, { accept: 'application/vnd.ipld.car' }],
      ] as const) {
        const answer = await get(path, headers);
        expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
          200,
          {
            'content-type': 'application/vnd.ipld.raw',
            'content-disposition': `attachment; filename="${cid}.bin"`,
            'x-content-type-options': 'nosniff',
            etag: `"${cid}.raw"`,
          },
        ]);
        const bytes = await readBytes(answer);
        expect(hashOf(bytes)).toBe(Buffer.from(CID.parse(cid).multihash.digest).toString('hex'));
        const head = await get(path, headers, 'HEAD');
        expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
      }
    expect(await getStatus(`${root}?format=raw`, { 'if-none-match': `"${root}.raw"` })).toBe(304);
    const leaf = await get(leafCids[1] ?? '');
    expect([leaf.status, leaf.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
    expect((await readBytes(leaf)).equals(large.subarray(leafBytes, 2 * leafBytes))).toBe(true);
  });

  it('given a wish for a CAR, then it has the root and all leaves in order, of the length that it says', async () => {
    for (const [bytes, blocks] of [
      [large, 4],
      [small, 1],
    ] as const) {
      const cid = await keep(bytes);
      const answer = await get(cid, { accept: 'application/vnd.ipld.car; version=1; order=dfs; dups=y' });
      expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
        200,
        {
          'content-type': 'application/vnd.ipld.car; version=1; order=dfs; dups=y',
          'content-disposition': `attachment; filename="${cid}.car"`,
          'content-location': `/ipfs/${cid}?format=car`,
          etag: `"${cid}.car"`,
        },
      ]);
      const car = await readBytes(answer);
      expect(car.length).toBe(Number(answer.headers.get('content-length')));
      const head = await get(`${cid}?format=car`, {}, 'HEAD');
      expect([head.status, head.headers.get('content-length')]).toEqual([200, String(car.length)]);
      const reader = await CarReader.fromBytes(car);
      expect((await reader.getRoots()).map(String)).toEqual([cid]);
      const kept = [];
      for await (const block of reader.blocks()) kept.push(block);
      expect(kept).toHaveLength(blocks);
      const leaves = kept.filter((block) => block.cid.code === 0x55).map((block) => block.bytes);
      expect(Buffer.concat(leaves).equals(bytes)).toBe(true);
      const alone = await CarReader.fromBytes(
        await readBytes(await get(`${cid}?format=car&dag-scope=block`)),
      );
      expect(await listCids(alone)).toEqual([cid]);
      expect(await getStatus(`${cid}?format=car`, { 'if-none-match': `W/"${cid}.car"` })).toBe(304);
    }
    const ofLeaf = await CarReader.fromBytes(await readBytes(await get(`${leafCids[2]}?format=car`)));
    expect(await listCids(ofLeaf)).toEqual([leafCids[2]]);
  });

  it('given the probe of clients, then it is answered; given other spellings, then they are the same file', async () => {
    expect((await readBytes(await get('bafkqaaa?format=raw'))).length).toBe(0);
    const probe = await CarReader.fromBytes(await readBytes(await get('bafkqaaa?format=car')));
    expect((await probe.getRoots()).map(String)).toEqual(['bafkqaaa']);
    expect(await getStatus('bafkqaaa')).toBe(404);
    const cid = await keep(large);
    const answer = await get(cid.toUpperCase());
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, `"${cid}"`]);
  });

  it.each([
    [400, 'bafy'],
    [400, 'B..'],
    [400, 'b'.repeat(99)],
    [400, `${leafCids[0]}?format=tar`],
    [400, `${leafCids[0]}?format=car&car-version=2`],
    [400, `${leafCids[0]}?format=car&dag-scope=some`],
    [404, leafCids[0] ?? ''],
    [404, `${leafCids[0]}?format=raw`],
    [404, `${leafCids[0]}?format=car`],
    [404, 'bafkqabtimvwgy3yk'],
    [404, `${leafCids[0]}/a/path`],
  ])('answers %i to %s', async (status, path) => {
    expect(await getStatus(path)).toBe(status);
  });

  it('given a CAR of another version in the header, then 400', async () => {
    const cid = await keep(small);
    expect(await getStatus(cid, { accept: 'application/vnd.ipld.car; version=2' })).toBe(400);
  });

  it('given a takedown, then 451 for the file, its CAR and each block, but a leaf that a served file has too', async () => {
    const cid = await keep(large);
    const longer = drawFlv({ size: 300_000 });
    await keep(longer);
    await database.sql`update app.media_leaf set digest = decode(${hashLeaves(large)[0]!.toString('hex')}, 'hex')
      where hash = decode(${hashOf(longer)}, 'hex') and place = 0`;
    await takeDown(large);
    for (const path of [
      cid,
      `${cid}?format=car`,
      `${cid}?format=raw`,
      leafCids[1],
      `${leafCids[2]}?format=raw`,
    ])
      expect(await getStatus(path ?? '')).toBe(451);
    expect(await getStatus(leafCids[0] ?? '', {})).not.toBe(451);
    await takeDown(longer);
    expect(await getStatus(leafCids[0] ?? '')).toBe(451);
  });

  it('given a store that lost or damaged the file, then 503, and no block that does not verify', async () => {
    const cid = await keep(large);
    await writeFile(locate(large), large.with(leafBytes + 9, 1));
    const refused = await get(`${leafCids[1]}?format=raw`);
    expect([
      refused.status,
      refused.headers.get('content-type'),
      refused.headers.get('cache-control'),
    ]).toEqual([503, 'application/json; charset=utf-8', 'no-store']);
    expect(await getStatus(`${leafCids[0]}?format=raw`)).toBe(200);
    await expect(get(`${cid}?format=car`).then(readBytes)).rejects.toThrow();
    await truncate(locate(large), 100);
    await expect(get(`${cid}?format=car`).then(readBytes)).rejects.toThrow();
    await rm(locate(large));
    for (const path of [cid, `${cid}?format=car`, `${leafCids[0]}?format=raw`])
      expect(await getStatus(path)).toBe(503);
    expect(await getStatus(`${cid}?format=raw`)).toBe(200);
  });
});

describe('[NFT-03] files that were taken before there were addresses', () => {
  it('given some, when the job runs, then each run reads a few, and one that the store lost holds up no other', async () => {
    const files = [1, 2, 3, 4].map((seconds) => drawMp4({ size: 270_000, seconds }));
    for (const bytes of files) await keep(bytes);
    await database.sql`${sql.raw('update app.media_file set cid = null')}`;
    await database.sql`truncate app.media_leaf`;
    const [lost] = files.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1));
    await rm(locate(lost ?? small));
    const warnings: object[] = [];
    const logger = { warn: (fields: object) => void warnings.push(fields) };
    const note = createContentNoter({ ...media.deps, database: media.deps.database!, logger }, 3);
    expect(await note()).toBe(2);
    expect(warnings).toEqual([{ hash: hashOf(lost ?? small) }]);
    expect(await note()).toBe(1);
    // After a pass without an address it rests.
    for (let run = 0; run < 3; run += 1) expect(await note()).toBe(0);
    expect(warnings).toHaveLength(2);
    const rows = await database.sql<{ hash: string; cid: string | null; leaves: number }>`
      select '0x' || encode(hash, 'hex') as hash, cid,
        (select count(*)::int from app.media_leaf l where l.hash = f.hash) as leaves from app.media_file f`;
    const found = new Map(rows.map(({ hash, ...row }) => [hash, row]));
    for (const bytes of files)
      expect(found.get(keyOf(bytes))).toEqual(
        bytes === lost ? { cid: null, leaves: 0 } : { cid: cidOf(bytes), leaves: 2 },
      );
    for (const bytes of files) expect(await getStatus(cidOf(bytes))).toBe(bytes === lost ? 404 : 200);
    await keep(lost ?? small);
    expect(await getStatus(cidOf(lost ?? small))).toBe(200);
  });
});
