import { artworkReviewTable, artworkTextTable } from '@tradewind/db/nft-market/app-tables';
import { waitingListSchema } from '@tradewind/schema/nft-market/review';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainId } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startHubNode } from '../../test/start-hub-node.ts';
import { toAddress } from '../../test-support/known.ts';
import {
  addListing,
  addWork,
  alice,
  art,
  bob,
  get,
  type MarketApi,
  plantMarket,
  post,
  startMarketApi,
  toFileName,
} from './test-seed.ts';

const [rita, otto] = [toAddress('a2'), toAddress('a3')];
const [first, second, copied] = [toFileName('a'), toFileName('b'), toFileName('c')];
let api: MarketApi;
let [ofRita, ofOtto, ofAlice, ofBob] = ['', '', '', ''];
const textIds = new Map<string, number>();

beforeAll(async () => {
  api = await startMarketApi({ OPERATORS: `${rita}:review,${otto}:pool+sale` });
  await addWork(api, { tokenId: 1, fileName: first });
  await addWork(api, { tokenId: 2, fileName: second });
  await addWork(api, { tokenId: 3, fileName: copied });
  await addWork(api, { tokenId: 4, fileName: copied.replace('png', 'webp'), creator: bob });
  await addWork(api, { tokenId: 5, fileName: toFileName('d') });
  const text = {
    at: new Date(),
    chainId,
    account: alice,
    description: 'Light',
    declaredAt: new Date('2026-05-01'),
  };
  const rows = [first, second, copied].map((fileName, index) => ({
    ...text,
    fileName,
    name: `Work ${index + 1}`,
  }));
  const added = await api.deps.database.orm.insert(artworkTextTable).values(rows).returning();
  for (const { fileName, id } of added) textIds.set(fileName, id);
  [ofRita, ofOtto, ofAlice, ofBob] = [
    await signIn(api.deps, rita),
    await signIn(api.deps, otto),
    await signIn(api.deps, alice),
    await signIn(api.deps, bob),
  ];
});
afterAll(() => api.stop());

const readQueue = async (query = '', token = ofRita) => get(api, `/operator/review${query}`, token);
const listWaitingIds = async () => waitingListSchema.parse((await readQueue()).data).map(({ id }) => id);
const decide = (change: object, token = ofRita) =>
  post(
    api,
    '/operator/review',
    { id: 1, status: 'reviewed', fileName: first, textId: textIds.get(first), ...change },
    token,
  );
const listIds = async () =>
  (await post(api, '/Artworks/market_place', {})).data.map(({ id }: { id: number }) => id);
const resubmit = (token = ofAlice, id = 2) => post(api, `/Artworks/${id}/resubmit`, {}, token);

describe('[ART-05] the queue of works that wait', () => {
  it('given no role for it, then nobody reads it or decides', async () => {
    expect((await get(api, '/operator/review')).code).toBe('SIGN_IN_REQUIRED');
    for (const token of [ofOtto, ofAlice]) {
      expect((await readQueue('', token)).code).toBe('ROLE_REQUIRED');
      expect((await decide({}, token)).code).toBe('ROLE_REQUIRED');
    }
    expect(await api.deps.database.orm.select().from(artworkReviewTable)).toEqual([]);
  });

  it('given works with texts, then each has its declaration, the history of its artist and its copies', async () => {
    const { data, totalCount } = await readQueue();
    const queue = waitingListSchema.parse(data);
    expect([totalCount, queue.map(({ id }) => id)]).toEqual([3, [3, 2, 1]]);
    expect(queue[0]).toMatchObject({
      name: 'Work 3',
      textId: textIds.get(copied),
      declaredAt: '2026-05-01T00:00:00.000Z',
      artistHistory: { reviewed: 0, rejected: 0, waiting: 3 },
      copies: [{ id: 4, code: '0-4', creatorAddress: bob, fileName: copied.replace('png', 'webp') }],
    });
    expect(queue[2]?.copies).toEqual([]);
    const page = await readQueue('?pageSize=2&pageNumber=2');
    expect([page.pageNumber, waitingListSchema.parse(page.data).map(({ id }) => id)]).toEqual([2, [1]]);
  });
});

describe('[ART-05] a decision', () => {
  it('given a review, then the work is on the market of every node, and the decision and the log say who and what', async () => {
    const other = await startHubNode(api.deps.config.databaseUrl, { findDeployment: plantMarket() });
    try {
      const listOther = async () =>
        (await other.app.inject({ method: 'POST', url: '/Artworks/market_place', payload: {} })).json()
          .totalCount;
      expect([await listIds(), await listOther()]).toEqual([[], 0]);
      expect((await decide({ reason: 'Own work' })).data).toEqual({ status: 1, isChanged: true });
      await expect.poll(listIds).toEqual([1]);
      await expect.poll(listOther).toBe(1);
    } finally {
      await other.stop();
    }
    await expect.poll(listWaitingIds).toEqual([3, 2]);
    const { orm, sql } = api.deps.database;
    expect(await orm.select().from(artworkReviewTable)).toMatchObject([
      {
        tokenId: 1,
        collection: art,
        status: 'reviewed',
        account: rita,
        reason: 'Own work',
        textId: textIds.get(first),
      },
    ]);
    expect(
      await sql`select kind, chain_id, fields, encode(target, 'hex') as target from app.operator_action where kind = 'artwork_review'`,
    ).toEqual([
      {
        kind: 'artwork_review',
        chain_id: chainId,
        target: art.slice(2),
        fields: { tokenId: 1, status: 'reviewed', reason: 'Own work', textId: textIds.get(first) },
      },
    ]);
    expect((await decide({ reason: 'Again' })).data).toEqual({ status: 1, isChanged: false });
  });

  it('given another file or text than the reviewer saw, or no reason of a rejection, then nothing is decided', async () => {
    const before = await api.deps.database.orm.select().from(artworkReviewTable);
    expect((await decide({ status: 'rejected' })).code).toBe('BAD_REQUEST');
    expect((await decide({ fileName: second })).code).toBe('ARTWORK_CHANGED');
    expect((await decide({ textId: 1_000_000 })).code).toBe('ARTWORK_CHANGED');
    expect((await decide({ status: 'pending' })).code).toBe('BAD_REQUEST');
    expect((await decide({ id: 99 })).code).toBe('ARTWORK_NOT_FOUND');
    expect(await api.deps.database.orm.select().from(artworkReviewTable)).toEqual(before);
  });

  it('given a rejection of a listed work, then it leaves the lists, and its page says why', async () => {
    await addListing(api, 1);
    expect((await decide({ status: 'rejected', reason: 'A copy' })).data).toEqual({
      status: 2,
      isChanged: true,
    });
    await expect.poll(listIds).toEqual([]);
    expect((await get(api, '/Artworks/1')).data).toMatchObject({
      status: 2,
      rejectReason: 'A copy',
      price: '1',
    });
    await decide({});
    await expect.poll(listIds).toEqual([1]);
  });
});

const rejectSecond = () =>
  decide({ id: 2, fileName: second, textId: textIds.get(second), status: 'rejected', reason: 'Blurred' });

describe('[ART-05] POST /Artworks/{id}/resubmit', () => {
  it('given a work that was not rejected, or another account, then it is refused', async () => {
    expect((await resubmit()).code).toBe('BAD_REQUEST');
    expect((await resubmit('')).code).toBe('SIGN_IN_REQUIRED');
    await rejectSecond();
    expect((await resubmit(ofBob)).code).toBe('OWNER_NOT_SIGNED_IN');
    await expect.poll(listWaitingIds).toEqual([3]);
  });

  it('given a rejected work, then it waits again, three times', async () => {
    for (let time = 1; time <= 3; time += 1) {
      expect(await resubmit()).toMatchObject({ succeeded: true, data: { status: 0 } });
      await expect.poll(listWaitingIds).toEqual([3, 2]);
      await rejectSecond();
      await expect.poll(listWaitingIds).toEqual([3]);
    }
    expect((await resubmit()).code).toBe('RESUBMITTED_OFTEN');
    const rows = await api.deps.database.orm
      .select()
      .from(artworkReviewTable)
      .where(eq(artworkReviewTable.tokenId, 2))
      .orderBy(asc(artworkReviewTable.id));
    expect(rows.map(({ status }) => status).join(' ')).toBe(
      'rejected pending rejected pending rejected pending rejected',
    );
    const log = await api.deps.database
      .sql`select id from app.operator_action where kind = 'artwork_review' and fields ->> 'tokenId' = '2'`;
    expect(log).toHaveLength(4);
  });
});
