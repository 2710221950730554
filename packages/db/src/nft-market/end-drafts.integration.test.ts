import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import type { Hex } from '../column/hex-bytes.ts';
import { checkpointTable } from '../indexing/tables.ts';
import { createTestDatabase } from '../test-database.ts';
import { artworkTextTable } from './app-tables.ts';
import { endDrafts } from './end-drafts.query.ts';
import { putDraft } from './put-draft.query.ts';
import { artworkTable } from './tables.ts';

const chainId = 31_337;
const [alice, bob, art] = [toAddress('a'), toAddress('b'), toAddress('1')];
const hash: Hex = `0x${'ab'.repeat(32)}`;
const toFile = (digits: string) => `${digits.repeat(32)}.png`;
const [first, second] = [toFile('ab'), toFile('cd')];
const day = 86_400;
/** Seconds; drafts are written from here on. */
const start = 1_800_000_000;
const toDate = (seconds: number) => new Date(seconds * 1_000);

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`truncate chain.checkpoint, chain.nft_artwork, app.artwork_text`;
});

type Draft = { fileName?: string; account?: Hex; name?: string };

const save = (at: number, { fileName = first, account = alice, name = 'One' }: Draft = {}) =>
  putDraft(database, {
    key: { chainId, account, fileName },
    text: { name, description: '', channel: null, thumbnail: null },
    now: toDate(at),
  });

async function moveIndexTo(blockTimestamp: number): Promise<void> {
  const hashes = { genesisHash: hash, deploymentHash: hash, blockHash: hash };
  await database.orm
    .insert(checkpointTable)
    .values({ chainId, ...hashes, blockNumber: 1, blockTimestamp })
    .onConflictDoUpdate({ target: checkpointTable.chainId, set: { blockTimestamp } });
}

async function mint(creator: Hex, fileName: string): Promise<void> {
  const work = { chainId, collection: art, owner: creator, place: 'wallet', tradeCount: 0 } as const;
  await database.orm.insert(artworkTable).values({ ...work, tokenId: 1, since: start, creator, fileName });
}

/** Runs at a time of the clock; returns the rest. */
async function endAt(seconds: number): Promise<string[]> {
  await endDrafts(database, { chainId, now: toDate(seconds) });
  const { name } = artworkTextTable;
  const rows = await database.orm.select({ name }).from(artworkTextTable).orderBy(asc(artworkTextTable.id));
  return rows.map((row) => row.name);
}

describe('[ART-02] [ART-03] the end of a draft', () => {
  it('given a draft that nobody minted, when seven days are over by the clock and by the index, then all its versions end', async () => {
    await save(start);
    await save(start + 10, { name: 'Two' });
    await moveIndexTo(start + 10 + 7 * day);
    expect(await endAt(start + 9 + 7 * day)).toEqual(['One', 'Two']);
    await moveIndexTo(start + 9 + 7 * day);
    expect(await endAt(start + 1_000 + 7 * day)).toEqual(['One', 'Two']);
    await moveIndexTo(start + 10 + 7 * day);
    expect(await endAt(start + 10 + 7 * day)).toEqual([]);
  });

  it('given a draft that is saved again, also without a change, then it has seven days from there', async () => {
    await save(start);
    const again = await save(start + 5 * day);
    expect(await save(start + 6 * day)).toBe(again);
    await moveIndexTo(start + 40 * day);
    expect(await endAt(start + 13 * day - 1)).toEqual(['One']);
    expect(await endAt(start + 13 * day)).toEqual([]);
  });

  it('given drafts of others, of other files and chains, and the own text of a work, then they stay', async () => {
    await save(start);
    await save(start + day, { account: bob, name: 'Of Bob' });
    await save(start + day, { fileName: second, name: 'Of another file' });
    const text = { at: toDate(start), account: alice, fileName: first, description: '' };
    await database.orm.insert(artworkTextTable).values([
      { ...text, chainId: 1, name: 'Of another chain' },
      { ...text, chainId, collection: art, tokenId: 7, name: 'Of a work' },
    ]);
    await moveIndexTo(start + 7 * day);
    expect(await endAt(start + 7 * day)).toEqual([
      'Of Bob',
      'Of another file',
      'Of another chain',
      'Of a work',
    ]);
  });

  it('given a draft that was minted late, when the chain is indexed again, then it stays at each block', async () => {
    const present = start + 60 * day;
    await save(start);
    await save(start, { account: bob, name: 'Of Bob' });
    await mint(alice, first);
    await moveIndexTo(present);
    expect(await endAt(present)).toEqual(['One']);
    await database.sql`truncate chain.checkpoint, chain.nft_artwork`;
    expect(await endAt(present)).toEqual(['One']);
    for (const time of [start - 90 * day, start + 3 * day, start + 20 * day, present - 3_601]) {
      await moveIndexTo(time);
      expect(await endAt(present)).toEqual(['One']);
    }
    await mint(alice, first);
    await moveIndexTo(present);
    expect(await endAt(present)).toEqual(['One']);
  });
});
