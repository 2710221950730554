import { afterAll, beforeAll, expect, it } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { toAddress, toHash } from '../../test-support/known.ts';
import { createTestDatabase } from '../test-database.ts';
import { findListEntry, listTreeNodes } from './find-list-entry.query.ts';
import { findListManifest } from './find-list-manifest.query.ts';
import { findSaleListFile } from './find-sale-list-file.query.ts';
import { type NewSaleList, putSaleList } from './put-sale-list.query.ts';

const [alice, bob, carol] = [toAddress('a'), toAddress('b'), toAddress('c')];
const scope = { chainId: 1, project: 7, round: 2 };
const list: NewSaleList = {
  scope,
  payDecimals: 18,
  entries: { length: 2 },
  file: `address,maxCommit,weight\n${alice},79228162514.264337593543950335,4294967295\n${bob},0.5,1\n`,
  hash: toHash('1'),
  root: toHash('2'),
  nodes: Buffer.from('11'.repeat(32) + '22'.repeat(32) + '33'.repeat(32), 'hex'),
};
const named = { ...scope, hash: list.hash, root: list.root };
const author = { account: carol, session: '00000000-0000-4000-8000-000000000000' };
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  expect(await putSaleList(database, list, author)).toBe(true);
});
afterAll(() => database.drop());

it('[IDO-08] given a stored list, then each line has its place, its raw amount and its weight, and others have none', async () => {
  expect(await findListEntry(database, { ...named, account: alice })).toEqual({
    kind: 'listed',
    list: 1,
    entryCount: 2,
    leafIndex: 0,
    maxCommit: 2n ** 96n - 1n,
    weight: 2 ** 32 - 1,
  });
  expect(await findListEntry(database, { ...named, account: bob })).toMatchObject({
    leafIndex: 1,
    maxCommit: 5n * 10n ** 17n,
    weight: 1,
  });
  expect(await findListEntry(database, { ...named, account: carol })).toEqual({ kind: 'notListed' });
});

it.each([
  ['hash', { hash: toHash('9') }],
  ['root', { root: toHash('9') }],
  ['chain', { chainId: 2 }],
  ['project', { project: 8 }],
  ['round', { round: 1 }],
])(
  '[IDO-08] given a sale with another %s than the list, then the list says nothing of it',
  async (_, other) => {
    expect(await findListEntry(database, { ...named, ...other, account: alice })).toEqual({
      kind: 'unknown',
    });
  },
);

it('[IDO-08] given places of the tree, then the hashes at them are read in their order', async () => {
  expect(await listTreeNodes(database, { list: 1, places: [2, 0] })).toEqual([toHash('3'), toHash('1')]);
  expect(await listTreeNodes(database, { list: 1, places: [] })).toEqual([]);
});

it('[IDO-15] given a stored list, then its file is the same text, and another hash has none', async () => {
  const file = await findSaleListFile(database, { hash: list.hash });
  expect(brotliDecompressSync(file!.bytes).toString()).toBe(list.file);
  expect(file!.size).toBe(list.file.length);
  expect(await findSaleListFile(database, { hash: list.root })).toBeUndefined();
});

it('[IDO-15] given the same list again, also at the same time, then it is there once, and in the log once', async () => {
  const again = await Promise.all([0, 1, 2].map(() => putSaleList(database, list, author)));
  expect(again).toEqual([false, false, false]);
  const [counts] = await database.sql`select (select count(*) from app.sale_list) as lists,
    (select count(*) from app.sale_list_entry) as entries,
    (select count(*) from app.operator_action where kind = 'list_store') as logged`;
  expect(counts).toEqual({ lists: '1', entries: '2', logged: '1' });
});

it('[IDO-15] given the file for another round, then it is stored once, with a root of its own', async () => {
  const other = { ...list, scope: { ...scope, round: 3 }, root: toHash('4') };
  expect(await putSaleList(database, other)).toBe(true);
  const round3 = { ...named, round: 3, root: other.root };
  expect(await findListEntry(database, { ...round3, account: bob })).toMatchObject({ kind: 'listed' });
  const [counts] = await database.sql`select count(*) as files from app.sale_list_file`;
  expect(counts).toEqual({ files: '1' });
});

it('[IDO-15] given a list, when a row of it is changed or removed, then the database refuses', async () => {
  const { sql } = database;
  for (const attempt of [
    () => sql`update app.sale_list set root = hash`,
    () => sql`delete from app.sale_list_entry`,
    () => sql`update app.sale_list_entry set weight = 2`,
    () => sql`delete from app.sale_list_file`,
  ])
    await expect(attempt()).rejects.toThrow(/never changed or removed/);
});

it('[IDO-15] given a line that the table refuses, then nothing of the list is stored', async () => {
  const faulty = { ...list, hash: toHash('5'), root: toHash('6'), file: `${list.file}${bob},1,1\n` };
  await expect(putSaleList(database, faulty, author)).rejects.toThrow();
  expect(await findSaleListFile(database, { hash: faulty.hash })).toBeUndefined();
});

const origin = { snapshotHash: toHash('a'), snapshotFile: `address,staked\n`, manifest: '{"version":1}' };
const fromTiers = { ...list, hash: toHash('7'), root: toHash('8'), origin };

it('[IDO-13] given a list from tiers, then its manifest and its snapshot are stored with it, once, and are in the log', async () => {
  expect(await findListManifest(database, { hash: fromTiers.hash })).toBeUndefined();
  expect(await putSaleList(database, fromTiers, author)).toBe(true);
  const { snapshotHash, manifest } = origin;
  expect(await findListManifest(database, fromTiers)).toEqual({ snapshotHash, manifest });
  const file = await findSaleListFile(database, { hash: snapshotHash });
  expect(brotliDecompressSync(file!.bytes).toString()).toBe(origin.snapshotFile);
  const later = { ...origin, snapshotHash: toHash('b'), manifest: '{}' };
  expect(await putSaleList(database, { ...fromTiers, origin: later }, author)).toBe(false);
  expect(await findListManifest(database, fromTiers)).toEqual({ snapshotHash, manifest });
  expect(await findSaleListFile(database, { hash: later.snapshotHash })).toBeUndefined();
  const logged = await database.sql`select fields->>'snapshotHash' as hash from app.operator_action
    where fields->>'listHash' = ${fromTiers.hash}`;
  expect(logged).toEqual([{ hash: snapshotHash }]);
});

it('[IDO-13] given a list that was uploaded, when it follows from tiers, then it gets its manifest', async () => {
  const snapshotHash = toHash('c');
  expect(await findListManifest(database, list)).toBeUndefined();
  expect(await putSaleList(database, { ...list, origin: { ...origin, snapshotHash } }, author)).toBe(true);
  expect(await findListManifest(database, list)).toMatchObject({ snapshotHash });
});

it('[IDO-13] given one file as the list of two rounds, then the root names one, and the first is that without a root', async () => {
  const { hash } = fromTiers;
  const next = { ...fromTiers, root: toHash('9'), origin: { ...origin, manifest: '{"round":3}' } };
  expect(await putSaleList(database, next, author)).toBe(true);
  const found = await Promise.all(
    [undefined, fromTiers.root, next.root, toHash('1')].map((root) =>
      findListManifest(database, { hash, root }),
    ),
  );
  expect(found.map((row) => row?.manifest)).toEqual([
    origin.manifest,
    origin.manifest,
    next.origin.manifest,
    undefined,
  ]);
  await expect(database.sql`update app.sale_list_manifest set manifest = ''`).rejects.toThrow(
    /never changed/,
  );
});
