import { randomUUID } from 'node:crypto';
import { actionListSchema } from '@tradewind/schema/operator/action';
import { successSchema } from '@tradewind/schema/wire/envelope';
import * as fc from 'fast-check';
import type { Hex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../test/sign-in.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

const [olga, otto, bob] = [toAddress('a'), toAddress('b'), toAddress('c')];
const pool = toAddress('d');

let api: Awaited<ReturnType<typeof startTestApi>>;
let [ofOlga, ofOtto, ofBob] = ['', '', ''];

beforeAll(async () => {
  api = await startTestApi({ OPERATORS: `${olga}:pool,${otto}:pool` });
});
beforeEach(async () => {
  [ofOlga, ofOtto, ofBob] = await Promise.all([
    signIn(api.deps, olga),
    signIn(api.deps, otto),
    signIn(api.deps, bob),
  ]);
});
afterEach(async () => {
  await api.deps.database.sql`update app.operator set roles = '{pool}'`;
  await api.deps.database.sql`truncate app.operator_action`;
});
afterAll(() => api.stop());

const setRoles = (account: Hex, roles: string) =>
  api.deps.database.sql`update app.operator set roles = ${roles}::text[]
    where account = decode(${account.slice(2)}, 'hex')`;

async function request(path: string, token?: string, payload?: object) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const method = payload === undefined ? 'GET' : 'POST';
  const answer = await api.app.inject({
    method,
    url: `/operator/${path}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
}

const funding = (more: object = {}) => ({
  chainId: 31_337,
  kind: 'pool_fund',
  target: pool,
  fields: { amount: '1000' },
  txHash: toHash('1'),
  ...more,
});

async function listLog(query = '', token = ofOlga) {
  const answer = await request(`actions${query}`, token);
  return successSchema(actionListSchema).parse(answer).data;
}

const countRows = async () => {
  const [row] = await api.deps.database.sql`select count(*) from app.operator_action`;
  return Number(row?.['count']);
};

describe('[OPS-02] the roles of an account', () => {
  it('given the setting of the first operators, when they sign in, then they have its roles', async () => {
    expect(await request('roles', ofOlga)).toMatchObject({ status: 200, data: { roles: ['pool'] } });
    expect(await request('roles', ofBob)).toMatchObject({ status: 200, data: { roles: [] } });
  });

  it('given no session, then it is refused', async () => {
    expect(await request('roles')).toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' });
  });

  it('given a role of another version, then it counts for nothing', async () => {
    await setRoles(olga, '{pool,astronomer}');
    expect(await request('roles', ofOlga)).toMatchObject({ data: { roles: ['pool'] } });
  });
});

it('[OPS-02] given more operators in the setting, when the API starts again, then the new ones alone are added and logged', async () => {
  const { database } = api.deps;
  await request('roles', ofOlga);
  await setRoles(olga, '{}');
  const nora = toAddress('e');
  const ofNora = await signIn(api.deps, nora);
  const { createDeps } = await import('../create-deps.ts');
  const { createApp } = await import('../app.ts');
  const { createDatabase } = await import('@tradewind/db/database');
  const second = createDatabase(api.deps.config.databaseUrl, {
    maxConnections: 1,
    applicationName: 'second',
  });
  const roles = ['pool' as const];
  const config = { ...api.deps.config, operators: [olga, nora].map((account) => ({ account, roles })) };
  const app = await createApp(createDeps({ config, logger: api.deps.logger, database: second }));
  const readRoles = async (token: string) =>
    (await app.inject({ url: '/operator/roles', headers: { authorization: `Bearer ${token}` } })).json();
  const answers = await Promise.all([ofNora, ofNora, ofOlga].map((token) => readRoles(token)));
  expect(answers).toMatchObject([{ data: { roles } }, { data: { roles } }, { data: { roles: [] } }]);
  expect((await listLog('', ofOtto)).actions).toEqual([
    {
      id: expect.any(Number),
      at: expect.any(String),
      account: nora,
      kind: 'role_give',
      fields: { roles },
      chainId: null,
      target: null,
      txHash: null,
    },
  ]);
  await expect(database.sql`delete from app.operator`).rejects.toThrow(/never changed or removed/);
  await app.close();
  await second.close();
});

describe('[OPS-02] the log', () => {
  it('given the role, when an action is logged, then each operator reads it', async () => {
    const logged = { account: olga, kind: 'pool_fund', target: pool, fields: { amount: '1000' } };
    expect(await request('actions', ofOlga, funding())).toMatchObject({ status: 200, data: logged });
    expect(await listLog('', ofOtto)).toMatchObject({
      actions: [{ ...logged, chainId: 31_337, txHash: toHash('1') }],
      nextBefore: null,
    });
  });

  it('given every kind, then its fields are kept', async () => {
    const create = {
      depositToken: pool,
      earnToken: olga,
      minimumStake: '1',
      cap: '1000',
      owner: olga,
      treasury: otto,
      periods: [{ duration: 86_400, aprBps: 500 }],
      fees: [{ day: 1, bps: 100 }],
    };
    const actions = [
      funding({ kind: 'pool_create', fields: create, txHash: toHash('2') }),
      funding({ kind: 'pool_withdraw', fields: { amount: '7', to: bob }, txHash: toHash('3') }),
      funding({ kind: 'pool_periods', fields: { periods: create.periods }, txHash: toHash('5') }),
      funding({ kind: 'pool_fees', fields: { fees: [] }, txHash: toHash('6') }),
      funding({ kind: 'pool_finish', fields: {}, txHash: toHash('4') }),
    ];
    for (const action of actions)
      expect(await request('actions', ofOlga, action)).toMatchObject({ status: 200 });
    expect((await listLog()).actions.map(({ fields }) => fields)).toEqual([
      {},
      { fees: [] },
      { periods: create.periods },
      { amount: '7', to: bob },
      create,
    ]);
  });

  it('given the same report again, also at the same time, then there is one row', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => request('actions', ofOlga, funding())));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await countRows()).toBe(1);
  });

  it('given another content for a transaction in the log, then it is refused, and the row stays', async () => {
    await request('actions', ofOlga, funding());
    const others = [
      funding({ fields: { amount: '1' } }),
      funding({ target: bob }),
      funding({ kind: 'pool_finish', fields: {} }),
    ];
    for (const other of others)
      expect(await request('actions', ofOlga, other)).toMatchObject({ status: 409, code: 'ACTION_DIFFERS' });
    expect((await listLog()).actions).toMatchObject([{ kind: 'pool_fund', fields: { amount: '1000' } }]);
  });

  it('given another operator’s report of the transaction, then both are in the log', async () => {
    await request('actions', ofOlga, funding());
    expect(await request('actions', ofOtto, funding({ fields: { amount: '2' } }))).toMatchObject({
      status: 200,
    });
    expect((await listLog()).actions.map(({ account }) => account)).toEqual([otto, olga]);
  });

  it('given more rows than a page, then the pages have each once, the newest first', async () => {
    for (const digit of ['1', '2', '3', '4', '5'])
      await request('actions', ofOlga, funding({ txHash: toHash(digit) }));
    const hashes: (string | null)[] = [];
    let before: number | null | undefined;
    do {
      const query = before === undefined ? '?pageSize=2' : `?pageSize=2&before=${before}`;
      const page = await listLog(query);
      hashes.push(...page.actions.map(({ txHash }) => txHash));
      before = page.nextBefore;
    } while (before !== null);
    expect(hashes).toEqual(['5', '4', '3', '2', '1'].map((digit) => toHash(digit)));
  });

  it('given transactions, then those with a row of the account are named, however old it is', async () => {
    const hashes = ['1', '2', '3', '4'].map((digit) => toHash(digit));
    for (const txHash of hashes.slice(0, 2)) await request('actions', ofOlga, funding({ txHash }));
    await request('actions', ofOtto, funding({ txHash: hashes[2] }));
    const read = (token: string, query: string) => request(`actions/logged?txHashes=${query}`, token);
    expect(await read(ofOlga, hashes.slice(1).join(','))).toMatchObject({
      status: 200,
      data: { txHashes: [hashes[1]] },
    });
    expect(await read(ofOtto, `${hashes.join(',')}&chainId=31337`)).toMatchObject({
      data: { txHashes: [hashes[2]] },
    });
    expect(await read(ofBob, toHash('1'))).toMatchObject({ status: 403, code: 'ROLE_REQUIRED' });
    const tooMany = Array.from({ length: 51 }, () => toHash('1')).join(',');
    for (const query of ['', '0x12', tooMany, `${toHash('1')}&chainId=56`])
      expect(await read(ofOlga, query)).toMatchObject({ status: 400 });
  });

  it('given a session without the role, or none, then it reads and writes nothing', async () => {
    for (const [token, status, code] of [
      [ofBob, 403, 'ROLE_REQUIRED'],
      [undefined, 401, 'SIGN_IN_REQUIRED'],
    ] as const) {
      expect(await request('actions', token)).toMatchObject({ status, code, data: null });
      expect(await request('actions', token, funding())).toMatchObject({ status, code, data: null });
    }
    expect(await countRows()).toBe(0);
  });

  it('given a role that is taken away, then the next call of its session is refused', async () => {
    expect(await request('actions', ofOlga, funding())).toMatchObject({ status: 200 });
    await setRoles(olga, '{}');
    expect(await request('roles', ofOlga)).toMatchObject({ data: { roles: [] } });
    expect(await request('actions', ofOlga)).toMatchObject({ status: 403, code: 'ROLE_REQUIRED' });
    expect(await request('actions', ofOlga, funding({ txHash: toHash('2') }))).toMatchObject({ status: 403 });
    expect(await countRows()).toBe(1);
  });

  it('given a row, when it is changed or removed, then the database refuses', async () => {
    const { sql } = api.deps.database;
    await request('actions', ofOlga, funding());
    for (const attempt of [
      () => sql`update app.operator_action set kind = 'pool_finish'`,
      () => sql`update app.operator_action set fields = '{}' where id < 0`,
      () => sql`delete from app.operator_action`,
      () => sql`insert into app.operator_action (account, session, chain_id, kind, target, fields, tx_hash)
        select account, ${randomUUID()}, chain_id, kind, target, '{}', tx_hash from app.operator_action
        on conflict (chain_id, tx_hash, account) do update set fields = '{}'`,
    ])
      await expect(attempt()).rejects.toThrow(/never changed or removed/);
    expect((await listLog()).actions).toMatchObject([{ kind: 'pool_fund', fields: { amount: '1000' } }]);
  });

  it('given a cookie from another site, then the write is refused', async () => {
    const headers = { cookie: `session=${ofOlga}`, origin: 'https://evil.example' };
    const answer = await api.app.inject({
      method: 'POST',
      url: '/operator/actions',
      headers,
      payload: funding(),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FOREIGN_ORIGIN']);
    expect(await countRows()).toBe(0);
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['an unknown kind', funding({ kind: 'pool_empty' })],
    ['fields of another kind', funding({ kind: 'pool_finish' })],
    ['a further field', funding({ fields: { amount: '1', to: bob } })],
    ['a further part', funding({ account: bob })],
    ['a signed amount', funding({ fields: { amount: '-1' } })],
    ['an amount as a number', funding({ fields: { amount: 1 } })],
    ['a short hash', funding({ txHash: '0x12' })],
    ['no target', funding({ target: undefined })],
    ['a chain that is not served', funding({ chainId: 56 })],
  ])('given %s, then it is refused, and nothing is logged', async (_, body) => {
    expect(await request('actions', ofOlga, body)).toMatchObject({ status: 400, succeeded: false });
    expect(await countRows()).toBe(0);
  });

  it('given any junk, then the answer is a refusal, never a failure of ours', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (junk) => {
        const { status } = await request('actions', ofOlga, { ...funding(), fields: junk });
        expect(status).toBe(400);
      }),
      { numRuns: 40 },
    );
    for (const query of ['?before=0', '?before=-1', '?before=x', '?pageSize=101', '?pageSize=0'])
      expect(await request(`actions${query}`, ofOlga)).toMatchObject({ status: 400 });
  });
});
