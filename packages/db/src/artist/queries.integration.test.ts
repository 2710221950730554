import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../test-database.ts';
import { addFirstChannels } from './add-first-channels.query.ts';
import { toAddress } from '../../test-support/known.ts';
import { findArtist, listArtistsOfAccount } from './find-artist.query.ts';
import { listArtists } from './list-artists.query.ts';
import { listChannels } from './list-channels.query.ts';
import { putArtist } from './put-artist.query.ts';
import { artistTable } from './tables.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('[ART-02] given no channel, then the first ones are added once; a removed one does not come back', async () => {
  await Promise.all([addFirstChannels(database), addFirstChannels(database)]);
  expect((await listChannels(database)).map(({ name }) => name)).toEqual([
    'Art',
    'Photography',
    'Animation',
    'Film',
  ]);
  await database.sql`delete from app.channel where name = 'Film'`;
  await addFirstChannels(database);
  expect(await listChannels(database)).toHaveLength(3);
});

it('[ART-01] given a profile of a holder, then a second one replaces it under its number; another holder has its own', async () => {
  const profile = { name: 'Alice', description: '', link: '', avatar: 'a.png', banner: null };
  const address = toAddress('a');
  const put = (soleChainId: number | null, name: string) =>
    putArtist(database, { holder: { address, soleChainId }, profile: { ...profile, name }, now: new Date() });
  const first = await put(null, 'Alice');
  expect(await put(null, 'Alicia')).toBe(first);
  expect(await put(56, 'A contract')).not.toBe(first);
  const names = (await database.orm.select().from(artistTable)).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['A contract', 'Alicia']);
});

it('[ART-04] given profiles, then one is found by its number, and those of an account by what counts on the chain', async () => {
  const [address, other] = [toAddress('c'), toAddress('d')];
  const profile = { name: 'Carol', description: '', link: '', avatar: 'a.png', banner: null };
  const put = (account: typeof address, soleChainId: number | null) =>
    putArtist(database, { holder: { address: account, soleChainId }, profile, now: new Date() });
  const [contract, key, foreign] = [await put(address, 97), await put(address, null), await put(other, null)];
  expect(await findArtist(database, { id: key })).toMatchObject({ account: address, soleChainId: null });
  expect(await findArtist(database, { id: 999_999 })).toBeUndefined();
  const listIds = async (chainId: number) =>
    (await listArtistsOfAccount(database, { account: address, chainId })).map(({ id }) => id);
  expect(await listIds(97)).toEqual([contract, key]);
  expect(await listIds(56)).toEqual([key]);
  expect((await listArtists(database, { limit: 100 })).map(({ id }) => id)).toEqual(
    expect.arrayContaining([contract, key, foreign]),
  );
  expect(await listArtists(database, { limit: 1 })).toHaveLength(1);
});
