import { saleTable } from '@tradewind/db/launchpad/tables';
import { editedProjectListSchema, projectEditedSchema } from '@tradewind/schema/launchpad/project-edit';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chainId as home } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress, toHash } from '../../test-support/known.ts';
import { erc, openSale, poly, seedLaunchpad, toChainSettings } from './test-seed.ts';
import { newProject } from './test-project-edit.ts';

const [olga, otto] = [toAddress('a2'), toAddress('a3')];
const path = '/operator/launchpad/project';
let api: Awaited<ReturnType<typeof startTestApi>>;
let [ofOlga, ofOtto] = ['', ''];

beforeAll(async () => {
  api = await startTestApi({
    OPERATORS: `${olga}:sale,${otto}:pool`,
    ...toChainSettings('http://127.0.0.1:9'),
  });
  await seedLaunchpad(api.deps.database);
  [ofOlga, ofOtto] = await Promise.all([signIn(api.deps, olga), signIn(api.deps, otto)]);
});
beforeEach(async () => {
  const { sql } = api.deps.database;
  await sql`truncate app.operator_action`;
  await sql`delete from app.project_round where project >= 20`;
  await sql`delete from app.project where id >= 20`;
});
afterAll(() => api.stop());

async function send(body: object, headers: Record<string, string> = { authorization: `Bearer ${ofOlga}` }) {
  const answer = await api.app.inject({ method: 'POST', url: path, headers, payload: body });
  return { status: answer.statusCode, ...answer.json() };
}

async function store(body: object) {
  const answer = await send(body);
  expect([answer.status, answer.message]).toEqual([200, undefined]);
  return projectEditedSchema.parse(answer.data);
}

async function list(query = '') {
  const headers = { authorization: `Bearer ${ofOlga}` };
  const answer = await api.app.inject({ url: `/operator/launchpad/projects${query}`, headers });
  return successSchema(editedProjectListSchema).parse(answer.json()).data;
}

/** Body that repeats a project as it is stored. */
async function readBody(id: number) {
  const stored = (await list()).projects.find((project) => project.id === id);
  if (stored === undefined) throw new Error('the project is stored');
  const { logo: _logo, background: _background, created: _created, ...body } = stored;
  return body;
}

const readLog = () =>
  api.deps.database.sql`select kind, account, chain_id, target, tx_hash, fields from app.operator_action
    where kind = 'project_put' order by id`;

const listOpen = async () => {
  const answer = await api.app.inject({ method: 'POST', url: '/launchpad/open_idos', payload: {} });
  return answer.json().data.map(({ symbol }: { symbol: string }) => symbol);
};

/** Everything that a refused call could have changed. */
const readAll = async () => [(await list()).projects, await readLog()];

async function expectRefusal(body: object, status: number, code: string) {
  const before = await readAll();
  const answer = await send(body);
  expect(answer).toMatchObject({ status, code, succeeded: false });
  expect(await readAll()).toEqual(before);
  return answer;
}

describe('[OPS-02] [IDO-14] POST /operator/launchpad/project', () => {
  it('given a new project, then it is stored with its rounds, its time is the server’s, and the log has all of it', async () => {
    const before = Date.now();
    const { version, ...stored } = await store(newProject);
    expect(stored).toEqual({ isNew: true, isChanged: true });
    const [project] = (await list()).projects.filter(({ id }) => id === 20);
    const { version: _version, ...texts } = newProject;
    const { created, ...rest } = project!;
    expect(rest).toEqual({ ...texts, logo: null, background: null, version });
    expect(created).toBeGreaterThanOrEqual(before);
    expect(created).toBeLessThanOrEqual(Date.now());
    expect(await readLog()).toEqual([
      {
        kind: 'project_put',
        account: Buffer.from(olga.slice(2), 'hex'),
        chain_id: null,
        target: null,
        tx_hash: null,
        fields: { ...texts, logo: null, background: null, created, version, previous: null },
      },
    ]);
  });

  it('given the same content again, with either version, then nothing changes and nothing is logged', async () => {
    const { version } = await store(newProject);
    const unchanged = { version, isNew: false, isChanged: false };
    expect(await store(newProject)).toEqual(unchanged);
    expect(await store({ ...newProject, version, rounds: newProject.rounds.toReversed() })).toEqual(
      unchanged,
    );
    expect(await readLog()).toHaveLength(1);
  });

  it('given another content with the read version, then all of it but time and pictures is replaced, and the log has both versions', async () => {
    const { version } = await store(newProject);
    const [{ created } = { created: 0 }] = (await list()).projects.filter(({ id }) => id === 20);
    await api.deps.database.sql`update app.project set logo = '/logo/new.png' where id = 20`;
    const seen = await readBody(20);
    expect(seen.version).not.toBe(version);
    const rounds = [{ round: 2, name: 'Everybody', chainId: poly }];
    const edited = await store({ ...seen, name: 'Renamed', symbol: 'NEWER', rounds });
    expect(edited).toMatchObject({ isNew: false, isChanged: true });
    const [project] = (await list()).projects.filter(({ id }) => id === 20);
    expect(project).toMatchObject({
      name: 'Renamed',
      symbol: 'NEWER',
      logo: '/logo/new.png',
      created,
      rounds,
    });
    const log = await readLog();
    expect(log.map(({ fields }) => [fields.name, fields.previous, fields.version])).toEqual([
      ['New project', null, version],
      ['Renamed', seen.version, edited.version],
    ]);
  });

  it('given two edits of one version, also at the same time, then the second is refused', async () => {
    const { version } = await store(newProject);
    const both = await Promise.all(['One', 'Two'].map((name) => send({ ...newProject, version, name })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.map(({ code }) => code)).toContain('PROJECT_CHANGED');
    for (const stale of [version, null, toHash('9')])
      await expectRefusal({ ...newProject, version: stale, name: 'Three' }, 409, 'PROJECT_CHANGED');
    await expectRefusal({ ...newProject, id: 21, symbol: 'OTHER', version }, 409, 'PROJECT_CHANGED');
  });

  it('given several new projects at the same moment, then each has a time of its own', async () => {
    const moment = Date.now() + 60_000;
    api.clock.time = new Date(moment);
    const ids = [20, 21, 22, 23];
    await Promise.all(ids.map((id) => store({ ...newProject, id, symbol: `NEW${id}` })));
    delete api.clock.time;
    const times = (await list()).projects.filter(({ id }) => ids.includes(id)).map(({ created }) => created);
    expect(times).toEqual([3, 2, 1, 0].map((later) => moment + later));
  });

  it('given a draft, then no public list has it until it is published, and none when it is hidden', async () => {
    await store({ ...newProject, state: 'draft' });
    const detail = { method: 'POST', url: '/launchpad/detail', payload: { symbol: 'NEW' } } as const;
    expect(await listOpen()).not.toContain('NEW');
    expect((await api.app.inject(detail)).json().code).toBe('PROJECT_NOT_FOUND');
    await store({ ...(await readBody(20)), state: 'published' });
    expect(await listOpen()).toContain('NEW');
    expect((await api.app.inject(detail)).json().data).toMatchObject({
      name: 'New project',
      totalSupply: '1000000.5',
      details: [
        { id: 1, name: 'Seed' },
        { id: 2, name: 'Public' },
      ],
    });
    await store({ ...(await readBody(20)), state: 'hidden' });
    expect(await listOpen()).not.toContain('NEW');
    expect((await list()).projects.map(({ symbol }) => symbol)).toContain('NEW');
  });

  it('given the symbol of another project, also of a draft or in another letter case, then it is refused', async () => {
    await expectRefusal({ ...newProject, symbol: 'OPEN' }, 409, 'SYMBOL_TAKEN');
    await expectRefusal({ ...newProject, symbol: 'DRAFT' }, 409, 'SYMBOL_TAKEN');
    await api.deps.database.sql`update app.project set symbol = 'tba' where symbol = 'TBA'`;
    await expectRefusal({ ...newProject, symbol: 'TBA' }, 409, 'SYMBOL_TAKEN');
  });

  it('given a round with a sale, then it is neither removed nor moved, and everything else may change', async () => {
    const body = await readBody(2);
    const [round] = body.rounds;
    const refused = [[{ ...round, chainId: poly }], [{ ...round, round: 2 }]];
    for (const rounds of refused) {
      const { message } = await expectRefusal({ ...body, needsKyc: false, rounds }, 409, 'ROUND_HAS_SALE');
      expect(message).toContain(`Round 1, chain ${home}.`);
    }
    const rounds = [
      { ...round, name: 'Renamed' },
      { round: 2, name: 'Next', chainId: poly },
    ];
    await store({ ...body, needsKyc: false, rounds });
    // A round that has no sale leaves again.
    await store({ ...(await readBody(2)), rounds: rounds.slice(0, 1) });
  });

  it('given an open sale without a signer, then its project demands neither KYC nor a disclaimer, whatever its list', async () => {
    const { orm } = api.deps.database;
    const setSale = (parts: Partial<typeof saleTable.$inferInsert>) =>
      orm.update(saleTable).set(parts).where(eq(saleTable.address, openSale));
    const body = { ...(await readBody(1)), showsDisclaimer: false };
    for (const demand of [{ needsKyc: true }, { showsDisclaimer: true, name: 'Other' }]) {
      const { message } = await expectRefusal({ ...body, ...demand }, 409, 'SIGNER_REQUIRED');
      expect(message).toContain(`Round 1, chain ${home}.`);
    }
    await setSale({ listRoot: toHash('e'), listHash: toHash('f') });
    await expectRefusal({ ...body, needsKyc: true }, 409, 'SIGNER_REQUIRED');
    await setSale({ signer: toAddress('5') });
    await store({ ...body, needsKyc: true });
    // A sale that is over takes nobody any more.
    await setSale({ signer: null, state: 'cancelled' });
    await store({ ...(await readBody(1)), name: 'Over' });
    await setSale({ state: 'open' });
    await expectRefusal({ ...(await readBody(1)), name: 'Again' }, 409, 'SIGNER_REQUIRED');
    await store({ ...(await readBody(1)), needsKyc: false });
  });

  const [round] = newProject.rounds;
  it.each([
    ['a chain that is not served', { rounds: [{ ...round, chainId: 56 }] }, 'CHAIN_NOT_SERVED'],
    ['an unknown field', { price: '1' }, 'BAD_REQUEST'],
    ['no version', { version: undefined }, 'BAD_REQUEST'],
    ['a version that is no hash', { version: '7' }, 'BAD_REQUEST'],
    ['the number 0', { id: 0 }, 'BAD_REQUEST'],
    ['a number beyond the contract’s type', { id: 2 ** 32 }, 'BAD_REQUEST'],
    ['a number as text', { id: '20' }, 'BAD_REQUEST'],
    ['a symbol in lower case', { symbol: 'new' }, 'BAD_REQUEST'],
    ['a long symbol', { symbol: 'N'.repeat(21) }, 'BAD_REQUEST'],
    ['an empty name', { name: ' ' }, 'BAD_REQUEST'],
    ['a long name', { name: 'n'.repeat(81) }, 'BAD_REQUEST'],
    ['a name with a zero byte', { name: 'a\u0000b' }, 'BAD_REQUEST'],
    ['a name with half a character', { name: 'a\uD800b' }, 'BAD_REQUEST'],
    ['a name that turns the reading direction', { name: 'a\u202Eb' }, 'BAD_REQUEST'],
    ['a name of two lines', { name: 'a\nb' }, 'BAD_REQUEST'],
    ['a long unit', { unit: 'u'.repeat(21) }, 'BAD_REQUEST'],
    ['a long description', { description: 'd'.repeat(4_001) }, 'BAD_REQUEST'],
    ['a description with a zero byte', { description: 'a\u0000' }, 'BAD_REQUEST'],
    ['a link without https', { website: 'http://new.example' }, 'BAD_REQUEST'],
    ['a script as link', { telegram: 'javascript:alert(1)' }, 'BAD_REQUEST'],
    ['a link to nowhere', { twitter: 'https://' }, 'BAD_REQUEST'],
    ['a link with credentials', { medium: 'https://bank.example@evil.example' }, 'BAD_REQUEST'],
    ['a link with a line feed', { medium: 'https://a.example/\n' }, 'BAD_REQUEST'],
    ['a long link', { medium: `https://a.example/${'a'.repeat(300)}` }, 'BAD_REQUEST'],
    ['an unknown network', { network: 'sol' }, 'BAD_REQUEST'],
    ['an id of two words', { referenceId: 'a b' }, 'BAD_REQUEST'],
    ['a supply as number', { totalSupply: 5 }, 'BAD_REQUEST'],
    ['a supply with an exponent', { totalSupply: '1e9' }, 'BAD_REQUEST'],
    ['a switch as text', { needsKyc: 'true' }, 'BAD_REQUEST'],
    ['an unknown state', { state: 'live' }, 'BAD_REQUEST'],
    ['no round', { rounds: [] }, 'BAD_REQUEST'],
    [
      '17 rounds',
      { rounds: Array.from({ length: 17 }, (_, id) => ({ ...round, round: id })) },
      'BAD_REQUEST',
    ],
    ['a round twice', { rounds: [round, { ...round, chainId: erc }] }, 'BAD_REQUEST'],
    ['a round beyond the contract’s type', { rounds: [{ ...round, round: 2 ** 16 }] }, 'BAD_REQUEST'],
    ['a chain beyond the column', { rounds: [{ ...round, chainId: 2 ** 31 }] }, 'BAD_REQUEST'],
  ])('given %s, then it is refused, and nothing is stored', async (_, parts, code) => {
    await expectRefusal({ ...newProject, ...parts }, 400, code);
  });

  it('given the longest texts and the most rounds, then all of it is stored', async () => {
    const rounds = Array.from({ length: 16 }, (_, place) => ({
      round: 65_535 - place,
      name: '🚀'.repeat(30),
      chainId: home,
    })).toReversed();
    const parts = { id: 2 ** 32 - 1, name: 'ü'.repeat(80), description: '語'.repeat(4_000), rounds };
    const { version } = await store({ ...newProject, ...parts });
    expect(await readBody(parts.id)).toEqual({ ...newProject, ...parts, version });
  });

  it('given an account without the role, no session, or a cookie from another site, then it is refused', async () => {
    expect(await send(newProject, { authorization: `Bearer ${ofOtto}` })).toMatchObject({
      status: 403,
      code: 'ROLE_REQUIRED',
    });
    expect(await send(newProject, {})).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    const foreign = { cookie: `session=${ofOlga}`, origin: 'https://evil.example' };
    expect(await send(newProject, foreign)).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' });
    expect((await list()).projects.map(({ id }) => id)).not.toContain(20);
    expect(await readLog()).toEqual([]);
  });
});

describe('[OPS-02] GET /operator/launchpad/projects', () => {
  it('given projects in every state, then the pages have each once, the newest first, and no cache keeps them', async () => {
    await store({ ...newProject, state: 'hidden' });
    const seen: string[] = [];
    let query: string | null = '?pageSize=3';
    while (query !== null) {
      const { projects, nextBefore } = await list(query);
      seen.push(...projects.map(({ symbol }) => symbol));
      query = nextBefore === null ? null : `?pageSize=3&before=${nextBefore}`;
    }
    const states = (await list()).projects.map(({ symbol, state, created }) => ({ symbol, state, created }));
    expect(seen).toEqual(states.toSorted((a, b) => b.created - a.created).map(({ symbol }) => symbol));
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['draft', 'published', 'hidden']));
    const headers = { authorization: `Bearer ${ofOlga}` };
    const answer = await api.app.inject({ url: '/operator/launchpad/projects', headers });
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it.each([
    ['an account without the role', () => ofOtto, '', 'ROLE_REQUIRED'],
    ['no session', () => '', '', 'SIGN_IN_REQUIRED'],
    ['a page of 101', () => ofOlga, '?pageSize=101', 'BAD_REQUEST'],
    ['a time as text', () => ofOlga, '?before=now', 'BAD_REQUEST'],
  ])('given %s, then it is refused', async (_, readToken, query, code) => {
    const token = readToken();
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const answer = await api.app.inject({ url: `/operator/launchpad/projects${query}`, headers });
    expect(answer.json().code).toBe(code);
  });
});
