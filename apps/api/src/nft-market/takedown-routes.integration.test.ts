import { isTakenDown } from '@tradewind/db/media/is-taken-down.query';
import { mediaTakedownTable } from '@tradewind/db/media/tables';
import { artworkReviewTable, artworkTextTable } from '@tradewind/db/nft-market/app-tables';
import { waitingListSchema } from '@tradewind/schema/nft-market/review';
import { takedownListSchema } from '@tradewind/schema/nft-market/takedown';
import { asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainId } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { toAddress } from '../../test-support/known.ts';
import {
  addWork,
  alice,
  art,
  bob,
  get,
  type MarketApi,
  post,
  startMarketApi,
  toFileName,
} from './test-seed.ts';

const [rita, otto] = [toAddress('a2'), toAddress('a3')];
const [file, other] = [toFileName('a'), toFileName('b')];
const hash = file.slice(0, 64);
let api: MarketApi;
let [ofRita, ofOtto, ofAlice] = ['', '', ''];

beforeAll(async () => {
  api = await startMarketApi({ OPERATORS: `${rita}:review,${otto}:pool+sale` });
  await addWork(api, { tokenId: 1, fileName: file });
  await addWork(api, { tokenId: 2, fileName: file.replace('png', 'webp'), creator: bob });
  await addWork(api, { tokenId: 3, fileName: other });
  const { orm } = api.deps.database;
  const text = { at: new Date(), chainId, account: alice, name: 'Work', description: 'Light' };
  const texts = [file, other].map((fileName) => ({ ...text, fileName }));
  await orm.insert(artworkTextTable).values(texts);
  [ofRita, ofOtto, ofAlice] = [
    await signIn(api.deps, rita),
    await signIn(api.deps, otto),
    await signIn(api.deps, alice),
  ];
  const session = '00000000-0000-4000-8000-000000000000';
  const review = { at: new Date(), chainId, collection: art, account: rita, session, reason: '', textId: 1 };
  await orm
    .insert(artworkReviewTable)
    .values([1, 3].map((tokenId) => ({ ...review, tokenId, status: 'reviewed' as const })));
});
afterAll(() => api.stop());

const takeDown = (change: object = {}, token = ofRita) =>
  post(api, '/operator/takedown', { id: 1, fileName: file, reason: 'A stolen picture', ...change }, token);
const restore = (token = ofRita) => post(api, '/operator/takedown/remove', { hash }, token);
const readDown = async (token = ofRita) => get(api, '/operator/takedown', token);
const countOf = async (name: string, token = ofRita) =>
  get(api, `/operator/takedown/works?fileName=${name}`, token);
const isDown = () => isTakenDown(api.deps.database, { hash: `0x${hash}` });
const listIds = async () =>
  (await post(api, '/Artworks/market_place', {})).data.map(({ id }: { id: number }) => id);
const listWaiting = async () => waitingListSchema.parse((await get(api, '/operator/review', ofRita)).data);

describe('[ART-05] a takedown', () => {
  it('given no role for it, then nobody takes down, restores or reads', async () => {
    expect((await get(api, '/operator/takedown')).code).toBe('SIGN_IN_REQUIRED');
    for (const token of [ofOtto, ofAlice])
      expect([
        (await takeDown({}, token)).code,
        (await restore(token)).code,
        (await readDown(token)).code,
      ]).toEqual(['ROLE_REQUIRED', 'ROLE_REQUIRED', 'ROLE_REQUIRED']);
    expect(await isDown()).toBe(false);
  });

  it('given no reason, another file than that of the work, or no work, then a clear error and no takedown', async () => {
    expect((await takeDown({ reason: ' ' })).code).toBe('BAD_REQUEST');
    expect((await takeDown({ fileName: other })).code).toBe('ARTWORK_CHANGED');
    expect((await takeDown({ id: 99 })).code).toBe('ARTWORK_NOT_FOUND');
    expect([await isDown(), await listIds()]).toEqual([false, [3, 1]]);
  });

  it('given a takedown, then the file is down and each work that has it is rejected and in no list', async () => {
    expect((await takeDown()).data).toEqual({ isChanged: true });
    expect(await isDown()).toBe(true);
    await expect.poll(listIds).toEqual([3]);
    for (const id of [1, 2])
      expect((await get(api, `/Artworks/${id}`)).data).toMatchObject({
        status: 2,
        rejectReason: 'A stolen picture',
      });
    expect((await takeDown()).data).toEqual({ isChanged: false });
    const reviews = await api.deps.database.orm
      .select()
      .from(artworkReviewTable)
      .orderBy(asc(artworkReviewTable.id));
    expect(reviews.slice(2)).toMatchObject([
      { tokenId: 1, status: 'rejected', account: rita },
      { tokenId: 2, status: 'rejected', account: rita },
    ]);
  });

  it('given a work of the file that waits again, then no reviewer can approve it, and a takedown rejects it again', async () => {
    expect((await post(api, '/Artworks/1/resubmit', {}, ofAlice)).status).toBe(200);
    await expect.poll(listWaiting).toMatchObject([{ id: 1 }]);
    const [{ textId } = { textId: 0 }] = await listWaiting();
    const decision = { id: 1, status: 'reviewed', fileName: file, textId };
    expect((await post(api, '/operator/review', decision, ofRita)).code).toBe('MEDIA_TAKEN_DOWN');
    expect((await takeDown()).data).toEqual({ isChanged: true });
    expect((await get(api, '/Artworks/1')).data).toMatchObject({ status: 2 });
    expect((await takeDown()).data).toEqual({ isChanged: false });
  });

  it('given files that are down, then reviewers read them with reason and first work', async () => {
    expect(takedownListSchema.parse((await readDown()).data)).toMatchObject({
      takedowns: [{ hash, reason: 'A stolen picture', workId: 1, workCount: 2 }],
      nextCursor: null,
    });
    expect((await countOf(file)).data).toEqual({ workCount: 2 });
    expect((await countOf(toFileName('f'))).data).toEqual({ workCount: 0 });
    expect((await countOf('../x')).code).toBe('BAD_REQUEST');
    expect((await countOf(file, ofOtto)).code).toBe('ROLE_REQUIRED');
  });

  it('given more files than a page has, then each is on one page, also those of one moment, with a file that goes between', async () => {
    const { orm, sql } = api.deps.database;
    await sql`insert into app.media_takedown (hash, reason, at)
      select decode(lpad(to_hex(n), 64, '0'), 'hex'), 'copy ' || n, timestamptz '2025-06-01' + (n / 3) * interval '1 microsecond'
      from generate_series(1, 7) n`;
    const readPage = async (cursor: string | null) => {
      const from = cursor === null ? '' : `&cursor=${cursor}`;
      const { data } = await get(api, `/operator/takedown?pageSize=3${from}`, ofRita);
      return takedownListSchema.parse(data);
    };
    const first = await readPage(null);
    // The last one of the page is gone: the next page begins after it all the same.
    const last = first.takedowns.at(-1)?.hash ?? '';
    await orm.delete(mediaTakedownTable).where(eq(mediaTakedownTable.hash, `0x${last}`));
    const second = await readPage(first.nextCursor);
    const third = await readPage(second.nextCursor);
    const listed = [first, second, third].map(({ takedowns }) => takedowns.map(({ reason }) => reason));
    expect(listed).toEqual([
      ['A stolen picture', 'copy 7', 'copy 6'],
      ['copy 5', 'copy 4', 'copy 3'],
      ['copy 2', 'copy 1'],
    ]);
    expect(third.nextCursor).toBeNull();
    expect((await get(api, '/operator/takedown?cursor=7', ofRita)).code).toBe('BAD_REQUEST');
    await orm.delete(mediaTakedownTable).where(like(mediaTakedownTable.reason, 'copy %'));
  });

  it('given a restored file, then it may be served again, and its works wait for their owners', async () => {
    expect((await restore()).data).toEqual({ isChanged: true });
    expect((await restore()).data).toEqual({ isChanged: false });
    expect([await isDown(), await listIds()]).toEqual([false, [3]]);
    expect((await readDown()).data).toEqual({ takedowns: [], nextCursor: null });
  });

  it('given a takedown and its end, then the log of all operators says who, which file and how many works', async () => {
    const { data } = await get(api, '/operator/actions', ofRita);
    const by = { account: rita, target: null, txHash: null };
    expect(data.actions.slice(0, 3)).toMatchObject([
      { ...by, kind: 'media_restored', fields: { hash } },
      { ...by, kind: 'media_takedown', fields: { hash, reason: 'A stolen picture', works: 1 } },
      { ...by, kind: 'media_takedown', fields: { hash, reason: 'A stolen picture', works: 2 } },
    ]);
  });
});
