import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { alice, bob, toHash } from '../../test-support/known.ts';
import { createTestDatabase } from '../test-database.ts';
import { beginUpload, uploadAllowance } from './begin-upload.query.ts';
import { endUpload, failUpload } from './end-upload.query.ts';
import { findDerived } from './find-derived.query.ts';
import { findMediaFile } from './find-media-file.query.ts';
import { isTakenDown } from './is-taken-down.query.ts';
import { mediaFileTable } from './tables.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => database.sql`truncate app.media_file, app.media_takedown cascade`);

const start = new Date('2026-05-01T10:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const ofKey = { address: alice, soleChainId: null };
const begin = (
  bytes = 1,
  now = start,
  holder: { address: `0x${string}`; soleChainId: number | null } = ofKey,
) => beginUpload(database, { holder, bytes, now });
async function beginOne(bytes?: number): Promise<string> {
  const begun = await begin(bytes);
  if (typeof begun === 'string') throw new Error(begun);
  return begun.id;
}
const file = {
  hash: toHash('1'),
  kind: 'gif' as const,
  bytes: 700,
  width: 40,
  height: 30,
  frames: 3,
  seconds: null,
  placeholder: new Uint8Array(48).fill(7),
  perceptual: [0n, 1n, 2n ** 64n - 1n],
  at: start,
};

const content = { cid: 'bafy', leaves: [] };

describe('[ART-03] the allowance of an account', () => {
  it('given twenty uploads in an hour, then the next one waits for the hour to end', async () => {
    for (let count = 0; count < uploadAllowance.anHour; count += 1) await beginOne();
    expect(await begin()).toBe('too-many');
    expect(await begin(1, after(59))).toBe('too-many');
    expect(await begin(1, after(60))).toEqual({ id: expect.any(String) });
  });

  it('given 200 MiB in a day, then not one byte more', async () => {
    await beginOne(uploadAllowance.bytesADay - 10);
    expect(await begin(11)).toBe('too-much');
    expect(await begin(10)).toEqual({ id: expect.any(String) });
    expect(await begin(1, after(24 * 60 - 1))).toBe('too-much');
    expect(await begin(1, after(24 * 60))).toEqual({ id: expect.any(String) });
  });

  it('given attempts at one time, then none slips through', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => begin()));
    expect(answers.filter((answer) => answer === 'too-many')).toHaveLength(5);
  });

  it('given another account, and the contract of the same address, then each has its own', async () => {
    await beginOne(uploadAllowance.bytesADay);
    for (const holder of [
      { address: bob, soleChainId: null },
      { address: alice, soleChainId: 56 },
    ])
      expect(await begin(uploadAllowance.bytesADay, start, holder)).toEqual({ id: expect.any(String) });
    expect(await begin(1, start, { address: alice, soleChainId: 56 })).toBe('too-much');
  });

  it('given a refused upload, then what it had counts, not what it might have had', async () => {
    await failUpload(database, { id: await beginOne(uploadAllowance.bytesADay), bytes: 5 });
    expect(await begin(uploadAllowance.bytesADay - 5)).toEqual({ id: expect.any(String) });
  });
});

describe('[ART-03] a file', () => {
  it('given an end of its upload, then it is found with all that is known of it', async () => {
    const id = await beginOne(10_000);
    const derived = [{ name: '96', file: toHash('2') }];
    await endUpload(database, { id, file, content, derived, text: { name: 'Dawn' } });
    const { perceptual, ...known } = file;
    const found = await findMediaFile(database, { hash: file.hash });
    expect({ ...found, placeholder: new Uint8Array(found?.placeholder ?? []) }).toEqual(known);
    const [row] = await database.orm.select().from(mediaFileTable);
    expect(row?.perceptual).toEqual(perceptual);
    expect(await findDerived(database, { hash: file.hash, name: '96' })).toBe(toHash('2'));
    expect(await findDerived(database, { hash: file.hash, name: '320' })).toBeUndefined();
    const [upload] = await database.sql`select bytes, hash, text from app.media_upload`;
    expect(upload).toMatchObject({ bytes: 700, text: { name: 'Dawn' } });
  });

  it('given it again from another sender, then it is there once, with both uploads', async () => {
    for (let count = 0; count < 2; count += 1)
      await endUpload(database, {
        id: await beginOne(),
        file,
        content,
        derived: [{ name: '96', file: toHash('2') }],
        text: null,
      });
    const [row] = await database.sql<{ files: number; uploads: number }>`select
      (select count(*)::int from app.media_file) as files, (select count(*)::int from app.media_upload) as uploads`;
    expect(row).toEqual({ files: 1, uploads: 2 });
  });

  it('given a takedown, then it and its derived sizes are taken down', async () => {
    await endUpload(database, {
      id: randomUUID(),
      file,
      content,
      derived: [{ name: '96', file: toHash('2') }],
      text: null,
    });
    expect(await isTakenDown(database, { hash: file.hash })).toBe(false);
    await database.sql`insert into app.media_takedown (hash, reason) values (decode(${file.hash.slice(2)}, 'hex'), 'a copy')`;
    const all = [file.hash, toHash('2'), toHash('3')].map((hash) => isTakenDown(database, { hash }));
    expect(await Promise.all(all)).toEqual([true, true, false]);
  });
});
