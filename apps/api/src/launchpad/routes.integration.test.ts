import { allocationListSchema } from '@tradewind/schema/launchpad/allocation';
import { buyersSchema } from '@tradewind/schema/launchpad/buyers';
import { projectListSchema, projectSchema } from '@tradewind/schema/launchpad/project';
import { claimCalendarSchema, scheduleSchema } from '@tradewind/schema/launchpad/schedule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelNode } from '../../test/model-node.ts';
import { chainId as home } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress } from '../../test-support/known.ts';
import {
  alice,
  bob,
  day,
  deadSale,
  deliveredSale,
  erc,
  goingSale,
  issuer,
  now,
  openSale,
  poly,
  seedLaunchpad,
  stranger,
  token,
  vesting,
  toChainSettings,
} from './test-seed.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;
let nodes: Awaited<ReturnType<typeof startModelNode>>[];

beforeAll(async () => {
  nodes = await Promise.all([startModelNode(), startModelNode()]);
  const [first, second] = nodes;
  api = await startTestApi(toChainSettings(first!.url, second!.url));
  await seedLaunchpad(api.deps.database);
});
afterAll(async () => {
  await api.stop();
  await Promise.all(nodes.map((node) => node.stop()));
});

async function post(url: string, payload: object = {}) {
  const answer = await api.app.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json() };
}
async function get(url: string) {
  const answer = await api.app.inject({ method: 'GET', url });
  return { status: answer.statusCode, body: answer.json() };
}
const listSymbols = (data: unknown) => projectListSchema.parse(data).map(({ symbol }) => symbol);
const findDetail = async (symbol: string, address?: string) =>
  projectSchema.parse((await post('/launchpad/detail', { symbol, ...(address && { address }) })).body.data);

const listEnded = async (payload: object) =>
  listSymbols((await post('/launchpad/ended_idos', payload)).body.data);
const listAllocations = async (idoId: number, ownerAddress: string = alice) =>
  allocationListSchema.parse((await post('/Ido/your_allocations', { idoId, ownerAddress })).body.data);
const toUrl = (query = '', sale: string = deliveredSale, chainId = erc) =>
  `/launchpad/sale/${chainId}/${sale}/buyers${query}`;

describe('[IDO-03] [IDO-14] POST /launchpad/open_idos', () => {
  it('given projects of three chains, then those that have not ended are listed, the newest first, and no draft', async () => {
    expect(listSymbols((await post('/launchpad/open_idos')).body.data)).toEqual([
      'FAR',
      'TBA',
      'GOING',
      'OPEN',
    ]);
  });

  it.each(['/LAUNCHPAD/OPEN_IDOS', '/Launchpad/open_idos/'])(
    'given the path %s, then it is the same',
    async (path) => expect((await post(path)).body.data).toHaveLength(4),
  );

  it('given no body, then the answer is the same', async () => {
    const answer = await api.app.inject({ method: 'POST', url: '/launchpad/open_idos' });
    expect(projectListSchema.parse(answer.json().data)).toHaveLength(4);
  });
});

describe('[IDO-06] [IDO-07] POST /launchpad/detail', () => {
  it('given an open sale, then its figures are those of the chain', async () => {
    const project = await findDetail('open');
    expect(project).toMatchObject({
      id: 1,
      status: 3,
      owner: issuer,
      idoContract: openSale,
      contractAddress: token,
      contractDailyAddress: null,
      swapAmount: '40',
      pricePer: '0.025',
      idoSupply: '400000',
      totalRaise: '10000',
      joined: '12500',
      percentProcess: '125.00',
      buyerCount: 2,
      decimals: 18,
      decimalUsd: 6,
      startOpenIdo: now - day,
      closeJoinIdo: now + day,
      schedules: [{ round: 1, startDate: now - day }],
      socical: { telegram: null, twitter: 'https://twitter.example/tradewind', medium: null, website: null },
      showdisclaimer: true,
      totalSupply: '1000000',
      allocation: null,
      currentPrice: null,
      unknownRounds: [],
    });
    expect(project.details).toMatchObject([
      {
        id: 1,
        name: 'Public',
        status: 3,
        allocation: null,
        chainId: home,
        onChain: { kind: 'known', sale: { address: openSale, deadReason: null }, blockTimestamp: now },
      },
    ]);
  });

  it.each([
    ['GOING', 2, 'known'],
    ['DONE', 4, 'known'],
    ['DEAD', 4, 'known'],
    ['TBA', 1, 'none'],
    ['FAR', null, 'unknown'],
  ])('given the project %s, then its status is %s, and its sale %s', async (symbol, status, kind) => {
    const project = await findDetail(symbol);
    expect([project.status, project.details[0]?.status, project.details[0]?.onChain.kind]).toEqual([
      status,
      status,
      kind,
    ]);
  });

  it('given a round without a sale, then nothing of a sale is 0', async () => {
    expect(await findDetail('TBA')).toMatchObject({
      owner: null,
      totalRaise: null,
      joined: null,
      percentProcess: null,
      swapAmount: null,
      startDate: null,
      schedules: [{ round: 1, startDate: null }],
      unknownRounds: [],
    });
  });

  it('given a chain without an index, then its round is unknown, and so are all figures', async () => {
    expect(await findDetail('FAR', alice)).toMatchObject({
      status: null,
      owner: null,
      joined: null,
      allocation: null,
      network: 'poly',
      chainId: poly,
      unknownRounds: [1],
    });
  });

  it('given a viewer, then its tokens are exact: bought, claimed, due and next', async () => {
    // 2,000 of 5,000 dollars count: 4,000 tokens, 800 of them streamed in four parts of six days from the date of the
    // token on, 3,200 in three tranches.
    const {
      allocation,
      claimed,
      claimable,
      nextClaim,
      nextDate,
      vesting: text,
    } = await findDetail('DONE', alice);
    expect({ allocation, claimed, claimable, nextClaim, nextDate }).toEqual({
      allocation: '4000',
      claimed: '1800',
      claimable: '800',
      nextClaim: '800',
      nextDate: now,
    });
    expect(text).toBe(
      '20% in 4 parts of 6 days; the other 80%: 50% at TGE, 25% after 5 days, 25% after 30 days',
    );
    expect(await findDetail('OPEN', alice)).toMatchObject({
      // Before it is levelled the most that it can become: all of the commitment, at most the cap.
      allocation: '200000',
      claimed: '0',
      claimable: '0',
      nextClaim: null,
      nextDate: null,
    });
    expect((await findDetail('DONE', bob)).allocation).toBe('0');
    expect((await findDetail('DONE', stranger)).allocation).toBeNull();
  });

  it.each(['', null, undefined])('given the viewer %j, then there is none', async (address) => {
    const { body } = await post('/launchpad/detail', { symbol: 'DONE', address });
    expect(projectSchema.parse(body.data).allocation).toBeNull();
  });

  it.each([
    ['an unknown symbol', { symbol: 'NONE' }, 200, 'PROJECT_NOT_FOUND'],
    ['the symbol of a draft', { symbol: 'DRAFT' }, 200, 'PROJECT_NOT_FOUND'],
    ['a symbol of 10,000 characters', { symbol: 'X'.repeat(10_000) }, 400, 'BAD_REQUEST'],
    ['a symbol of other characters', { symbol: "X' or 1=1" }, 400, 'BAD_REQUEST'],
    ['a viewer that is no address', { symbol: 'DONE', address: '0x1' }, 400, 'BAD_REQUEST'],
    ['nothing', {}, 400, 'BAD_REQUEST'],
  ])('given %s, then it is refused', async (_title, payload, status, code) => {
    const answer = await post('/launchpad/detail', payload);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('[IDO-14] GET /Ido/{id}', () => {
  it('given the number of a project, then it is the project of its symbol', async () => {
    expect((await get('/Ido/3')).body.data).toEqual(await findDetail('DONE'));
    expect((await get('/ido/3')).status).toBe(200);
  });

  it.each([
    ['7', 200, 'PROJECT_NOT_FOUND'],
    ['99', 200, 'PROJECT_NOT_FOUND'],
    ['0', 400, 'BAD_REQUEST'],
    ['x', 400, 'BAD_REQUEST'],
  ])('given %s, then it is refused', async (id, status, code) => {
    const answer = await get(`/Ido/${id}`);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('[IDO-04] POST /launchpad/ended_idos', () => {
  it('given ended projects, when they are paged by the time of the last one, then each is there once', async () => {
    expect(await listEnded({ category: '', symbol: '' })).toEqual(['DEAD', 'DONE']);
    const [last] = (await post('/launchpad/ended_idos', {})).body.data;
    expect(await listEnded({ lastTime: last.created })).toEqual(['DONE']);
    expect(await listEnded({ lastTime: last.created - 1 })).toEqual([]);
    expect(await listEnded({ lastTime: 0 })).toEqual([]);
  });

  it.each([
    ['a time in the future is the first page', { lastTime: (now + 900 * day) * 1_000 }, ['DEAD', 'DONE']],
    ['a network', { category: 'erc' }, ['DONE']],
    ['a network without an ended project', { category: 'poly' }, []],
    ['a part of a symbol', { symbol: 'on' }, ['DONE']],
    ['a part of a name', { symbol: 'project d' }, ['DEAD', 'DONE']],
    ['a pattern is no pattern', { symbol: '%' }, []],
  ])('given %s, then it filters', async (_title, payload, symbols) =>
    expect(await listEnded(payload)).toEqual(symbols),
  );

  it.each([
    ['another category', { category: 'ftom' }],
    ['a text of 10,000 characters', { symbol: 'x'.repeat(10_000) }],
    ['a time before 1970', { lastTime: -1 }],
  ])('given %s, then it is refused', async (_title, payload) => {
    const answer = await post('/launchpad/ended_idos', payload);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('[IDO-05] POST /launchpad/joined_idos', () => {
  it('given an account, then the projects of all chains that it joined have its own figures', async () => {
    const { body } = await post('/launchpad/joined_idos', {
      address: alice.toUpperCase().replace('0X', '0x'),
    });
    const rows = projectListSchema.parse(body.data);
    expect(rows.map(({ symbol, allocation, claimed }) => [symbol, allocation, claimed])).toEqual([
      ['DEAD', '0', '0'],
      ['DONE', '4000', '1800'],
      ['OPEN', '200000', '0'],
    ]);
    const page = await post('/launchpad/joined_idos', {
      address: alice,
      lastTime: rows[0]?.created,
      category: 'erc',
    });
    expect(listSymbols(page.body.data)).toEqual(['DONE']);
    expect((await post('/launchpad/joined_idos', { address: stranger })).body.data).toEqual([]);
  });

  it('given no account, then it is refused', async () =>
    expect((await post('/launchpad/joined_idos', {})).status).toBe(400));
});

const monthOf = (time: number) => {
  const date = new Date(time * 1_000);
  return { month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
};

describe('[IDO-02] POST /ido/schedule', () => {
  it('given the months of its sales, then each opening is there once, by its time', async () => {
    const months = [monthOf(now - 20 * day), monthOf(now)];
    const unique = months.filter(
      (month, place) => months.findIndex((other) => other.month === month.month) === place,
    );
    const answers = await Promise.all(unique.map((month) => post('/ido/schedule', month)));
    const entries = answers.flatMap(({ body }) => scheduleSchema.parse(body.data));
    expect(entries.map(({ symbol, startDate, round, status }) => [symbol, startDate, round, status])).toEqual(
      [
        ['DONE', now - 20 * day, 1, 4],
        ['DEAD', now - 9 * day, 1, 4],
        ['OPEN', now - day, 1, 3],
        ['GOING', now + 3_600, 1, 2],
      ],
    );
    expect(answers[0]?.body.unknownChainIds).toEqual([poly]);
    const own = await post('/ido/schedule', { ...monthOf(now), ownerAddress: bob });
    expect(scheduleSchema.parse(own.body.data).map(({ symbol }) => symbol)).toEqual(['OPEN']);
  });

  it.each([
    { month: 0 },
    { month: 13 },
    { month: 1.5 },
    { month: '5' },
    { year: 10_000 },
    { ownerAddress: 'me' },
  ])('given %j, then it is refused', async (parts) =>
    expect((await post('/ido/schedule', { month: 5, year: 2026, ...parts })).status).toBe(400),
  );
});

describe('[IDO-05] POST /launchpad/claim_calendar', () => {
  it('given a purchase, then its dates over all months sum to the purchase', async () => {
    const months = [-10, -5, 2, 8, 14, 20].map((days) => monthOf(now + days * day));
    const unique = [...new Map(months.map((month) => [`${month.year} ${month.month}`, month])).values()];
    const answers = await Promise.all(
      unique.map((month) => post('/launchpad/claim_calendar', { ...month, ownerAddress: alice })),
    );
    const entries = answers.flatMap(({ body }) => claimCalendarSchema.parse(body.data));
    expect(
      entries.map(({ claimRound, claimTime, claimToken }) => [claimRound, claimTime, claimToken]),
    ).toEqual([
      [0, now - 10 * day, '1600'],
      [1, now - 5 * day, '800'],
      [1000, now - 4 * day, '200'],
      [1000, now + 2 * day, '200'],
      [1000, now + 8 * day, '200'],
      [1000, now + 14 * day, '200'],
      [2, now + 20 * day, '800'],
    ]);
    expect(entries[0]).toMatchObject({ symbol: 'DONE', percentage: '40', id: 3, chainId: erc });
    const refunded = await post('/launchpad/claim_calendar', { ...monthOf(now), ownerAddress: bob });
    expect(refunded.body.data).toEqual([]);
  });

  it('given a month without an account, then it is refused', async () =>
    expect((await post('/launchpad/claim_calendar', { month: 5, year: 2026 })).status).toBe(400));

  it.each([{ month: 0 }, { month: 13 }, { month: '5' }, { year: 10_000 }, { ownerAddress: 'me' }])(
    'given %j, then it is refused',
    async (parts) => {
      const body = { ownerAddress: alice, month: 5, year: 2026, ...parts };
      expect((await post('/launchpad/claim_calendar', body)).status).toBe(400);
    },
  );
});

describe('[IDO-09] [IDO-10] POST /Ido/your_allocations', () => {
  it('given a purchase with claims, then its rows, its change and its progress are those of the chain', async () => {
    const [own] = await listAllocations(3);
    expect(own).toMatchObject({
      joinContract: deliveredSale,
      joinBusd: '5000',
      joinToken: '4000',
      joinStatus: 2,
      // Nothing is signed without a session.
      joinSignBusd: null,
      claimChange: { refundBusd: '3000', signRefund: null, fundProcess: 1, refundContract: deliveredSale },
      holding: {
        kind: 'accepted',
        accepted: '2000000000',
        change: { amount: '3000000000', isTaken: false },
        refund: { kind: 'over', since: now - 9 * day },
      },
      progressBps: 4_500,
      admission: { kind: 'open' },
      blockNumber: 77,
    });
    expect(
      own?.claimbles.map(({ claimRound, claimedType, state, claimToken, due, percentage }) => [
        claimRound,
        claimedType,
        state,
        claimToken,
        due,
        percentage,
      ]),
    ).toEqual([
      [0, 2, 'claimed', '1600', '0', '40'],
      [1, 0, 'claim', '800', '800', '20'],
      [2, 0, 'waiting', '800', '0', '20'],
      [1000, 0, 'waiting', '800', '0', '20'],
    ]);
    expect(own?.claimbles[3]?.contractAddress).toBe(vesting);
  });

  it('given a sale that is not settled, then calculated amounts are null, never 0', async () => {
    const [own] = await listAllocations(1);
    expect(own).toMatchObject({
      joinBusd: '5000',
      joinToken: '200000',
      claimbles: [],
      claimChange: { refundBusd: null, fundProcess: 0 },
      holding: { kind: 'committed', committed: '5000000000' },
      progressBps: null,
    });
    expect(own?.schedules.map(({ claimToken, claimTime }) => [claimToken, claimTime])).toEqual([
      ['50000', null],
      ['150000', null],
    ]);
  });

  it('given an account that did not join, then it has what it may join', async () => {
    const [own] = await listAllocations(1, stranger);
    expect(own).toMatchObject({
      joinStatus: 0,
      joinBusd: '8000',
      joinToken: '320000',
      holding: { kind: 'notJoined' },
    });
  });

  it('given a dead sale, then the whole commitment is due', async () => {
    const [own] = await listAllocations(4);
    expect(own).toMatchObject({
      holding: { kind: 'dead', reason: 'softCapMissed', due: '500000000' },
      claimChange: { refundBusd: '500', fundProcess: 1 },
      claimbles: [],
    });
  });

  it('given a returned purchase, then its rows are refunded', async () => {
    const [own] = await listAllocations(3, bob);
    expect(own).toMatchObject({ holding: { kind: 'refunded' }, progressBps: 10_000, joinToken: '0' });
    expect(new Set(own?.claimbles.map(({ state }) => state))).toEqual(new Set(['refunded']));
  });

  it('given a list whose file is not here, then it is not known who may join', async () => {
    const [own] = await listAllocations(2);
    expect(own).toMatchObject({ admission: { kind: 'unknown' }, joinBusd: null, joinToken: null });
  });

  it('given a round without a sale, or on a chain without an index, then it is said which', async () => {
    const none = await post('/Ido/your_allocations', { idoId: 5, ownerAddress: alice });
    expect([none.body.data, none.body.unknownRounds]).toEqual([[], []]);
    const unknown = await post('/Ido/your_allocations', { idoId: 6, ownerAddress: alice });
    expect([unknown.body.data, unknown.body.unknownRounds]).toEqual([[], [1]]);
  });

  it.each([
    [{ idoId: 7 }, 200, 'PROJECT_NOT_FOUND'],
    [{ idoId: 99 }, 200, 'PROJECT_NOT_FOUND'],
    [{ idoId: 0 }, 400, 'BAD_REQUEST'],
    [{ idoId: 1, ownerAddress: 'me' }, 400, 'BAD_REQUEST'],
  ])('given %j, then it is refused', async (parts, status, code) => {
    const answer = await post('/Ido/your_allocations', { ownerAddress: alice, ...parts });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('[IDO-09] POST /Ido/isClaim', () => {
  it.each([
    ['something is due beside a claim', 3, alice, { isClaim: false, isRefunded: false, isDue: true }],
    ['the purchase was returned', 3, bob, { isClaim: false, isRefunded: true, isDue: false }],
    ['the sale is dead', 4, alice, { isClaim: false, isRefunded: false, isDue: true }],
    ['nothing was joined', 3, stranger, { isClaim: false, isRefunded: false, isDue: false }],
  ])('given %s, then the answer is that of the chain', async (_title, idoId, ownerAddress, expected) =>
    expect((await post('/Ido/isClaim', { idoId, ownerAddress })).body.data).toEqual({
      ...expected,
      unknownRounds: [],
    }),
  );
});

describe('[IDO-14] GET /launchpad/sale/{chainId}/{sale}/buyers', () => {
  it('given buyers, when they are paged, then their accounts rise, and what counts is the level', async () => {
    const first = buyersSchema.parse((await get(toUrl('?pageSize=1'))).body.data);
    expect(first).toEqual({
      blockNumber: 77,
      buyers: [{ account: alice, committed: '5000000000', weight: 1, accepted: '2000000000' }],
      nextAfter: alice,
    });
    const second = buyersSchema.parse((await get(toUrl(`?pageSize=1&after=${alice}`))).body.data);
    expect(second.buyers.map(({ account }) => account)).toEqual([bob]);
    expect(second.nextAfter).toBeNull();
  });

  it.each([
    ['another address', toUrl('', toAddress('9')), 404, 'SALE_NOT_FOUND'],
    ['a sale of another chain', toUrl('', deadSale), 404, 'SALE_NOT_FOUND'],
    ['a chain without an index', toUrl('', deliveredSale, poly), 503, 'INDEX_NOT_STARTED'],
    ['a chain that is not served', toUrl('', deliveredSale, 56), 400, 'CHAIN_NOT_SERVED'],
    ['a page that is too long', toUrl('?pageSize=2001'), 400, 'BAD_REQUEST'],
    ['no address', toUrl('', 'x'), 400, 'BAD_REQUEST'],
  ])('given %s, then it is refused', async (_title, path, status, code) => {
    const answer = await get(path);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('given a sale without a buyer, then there is none', async () =>
    expect((await get(toUrl('', goingSale, home))).body.data.buyers).toEqual([]));
});
