import { artistTable } from '@tradewind/db/artist/tables';
import { artworkReviewTable, artworkTextTable } from '@tradewind/db/nft-market/app-tables';
import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoTexts } from './demo-texts.ts';
import { demoWorks } from './demo-market.ts';
import { writeTexts } from './write-texts.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('[ART-02] [ART-05] given the demo, when its texts are written twice, then each artist, text and decision is there once', async () => {
  await writeTexts(database);
  await writeTexts(database);
  const { orm } = database;
  const artists = new Set(demoWorks.map(({ artist }) => artist));
  expect(await orm.$count(artistTable)).toBe(artists.size);
  expect(await orm.$count(artworkTextTable)).toBe(demoTexts.filter(({ text }) => text).length);
  const reviews = await orm.select({ status: artworkReviewTable.status }).from(artworkReviewTable);
  expect(reviews).toHaveLength(demoTexts.filter(({ review }) => review).length);
  expect(reviews.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
