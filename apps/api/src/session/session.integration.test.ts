import { randomUUID } from 'node:crypto';
import { createSession } from '@tradewind/db/account/create-session.query';
import { removeSession } from '@tradewind/db/account/remove-session.query';
import { refusalSchema } from '@tradewind/schema/wire/envelope';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { answerError } from '../http/error-envelope.ts';
import { assertOwner } from './assert-owner.ts';
import { toChainSession } from './session.ts';
import { createToken, hashToken } from './credential.ts';
import { findHubSession, findSession, type SessionDeps } from './find-session.ts';
import { requireSession } from './require-session.ts';
import { toAddress } from '../../test-support/known.ts';

const origin = 'http://127.0.0.1:4500';
const json = 'application/json';
const home = 31_337;
const elsewhere = 31_338;
const dayMs = 24 * 3_600_000;

let api: Awaited<ReturnType<typeof startTestApi>>;
let deps: SessionDeps;
let area: FastifyInstance;
let token: string;
let id: string;
let time: Date;

beforeAll(async () => {
  api = await startTestApi();
  deps = { ...api.deps, now: () => time };
  area = Fastify();
  area.setErrorHandler(answerError);
  area.route({
    method: ['GET', 'POST'],
    url: '/claim',
    handler: async (request) => requireSession(deps, request, home),
  });
});
afterAll(async () => {
  await area.close();
  await api.stop();
});

beforeEach(async () => {
  time = new Date('2026-05-01T10:00:00Z');
  token = createToken();
  id = randomUUID();
  await createSession(api.deps.database, {
    id,
    tokenHash: hashToken(token),
    address: account,
    chainId: home,
    proof: 'key',
    userAgent: 'Firefox',
    origin,
    createdAt: time,
    expiresAt: new Date(time.getTime() + 7 * dayMs),
  });
});

const holder = { address: account, soleChainId: null };
const session = () => ({ id, holder });

describe('a session', () => {
  it('[WAL-05] is found by bearer token and by cookie', async () => {
    expect(await findSession(deps, { headers: { authorization: `Bearer ${token}` } })).toEqual(session());
    expect(await findSession(deps, { headers: { cookie: `a=b; session=${token}; c=d` } })).toEqual(session());
  });

  it.each([
    ['nothing', () => ({})],
    ['a token that nobody has', () => ({ authorization: `Bearer ${createToken()}` })],
    ['an address', () => ({ authorization: `Bearer ${account}` })],
    ['another scheme', () => ({ authorization: `Basic ${token}` })],
    ['its hash', () => ({ authorization: `Bearer ${hashToken(token)}` })],
    ['two cookies of the name', () => ({ cookie: `session=${token}; session=${token}` })],
    [
      'a wrong header, whatever the cookie',
      () => ({ authorization: 'Bearer x', cookie: `session=${token}` }),
    ],
    ['a header that merely names an address', () => ({ 'x-owner-address': account, address: account })],
  ])('[WAL-05] is not found by %s', async (_what, toHeaders) => {
    expect(await findSession(deps, { headers: toHeaders() })).toBeUndefined();
  });

  it('[WAL-05] ends after a day without use, after seven days, and when revoked', async () => {
    const headers = { authorization: `Bearer ${token}` };
    for (let day = 0; day < 7; day += 0.9) {
      time = new Date(Date.parse('2026-05-01T10:00:00Z') + day * dayMs);
      expect(await findSession(deps, { headers })).toEqual(session());
    }
    time = new Date('2026-05-08T10:00:00Z');
    expect(await findSession(deps, { headers })).toBeUndefined();
    time = new Date('2026-05-08T09:59:59Z');
    expect(await findSession(deps, { headers })).toEqual(session());
    await removeSession(api.deps.database, session());
    expect(await findSession(deps, { headers })).toBeUndefined();
  });

  it('[WAL-05] ends after a day without use', async () => {
    time = new Date('2026-05-02T10:00:00Z');
    expect(await findSession(deps, { headers: { cookie: `session=${token}` } })).toBeUndefined();
  });

  it('[WAL-05] [HUB-01] is found in the query only by the hub, once, and not beside a header', async () => {
    const url = `/stocks?id=1&access_token=${token}`;
    expect(await findHubSession(deps, { url, headers: {} })).toEqual(session());
    expect(await findSession(deps, { url, headers: {} })).toBeUndefined();
    const twice = `${url}&access_token=${token}`;
    expect(await findHubSession(deps, { url: twice, headers: {} })).toBeUndefined();
    expect(await findHubSession(deps, { url, headers: { authorization: 'Bearer x' } })).toBeUndefined();
    expect(await findHubSession(deps, { url: '/stocks', headers: { cookie: `session=${token}` } })).toEqual(
      session(),
    );
  });
});

async function sendRequest(method: 'GET' | 'POST', headers: Record<string, string>) {
  const payload = method === 'POST' ? { payload: '{}' } : {};
  const answer = await area.inject({ method, url: '/claim', headers, ...payload });
  if (answer.statusCode === 200) return answer.json().address;
  return [answer.statusCode, refusalSchema.parse(answer.json()).code];
}

describe('[WAL-05] a session on a chain', () => {
  const at = { id: 'x', holder: { address: account, soleChainId: elsewhere } };

  it('given one of a key, then it counts on every chain', () => {
    for (const chainId of [home, elsewhere])
      expect(toChainSession({ id: 'x', holder }, chainId)).toEqual({ id: 'x', address: account, chainId });
  });

  it('given one of a contract, then it counts on its own chain alone', () => {
    expect(toChainSession(at, elsewhere)).toEqual({ id: 'x', address: account, chainId: elsewhere });
    expect(toChainSession(at, home)).toBeUndefined();
  });

  it('given one of a contract, then a call of another chain is refused with where to sign in', async () => {
    await api.deps.database.sql`update app.session set proof = 'contract', chain_id = ${elsewhere}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': json };
    expect(await sendRequest('POST', headers)).toEqual([403, 'SIGN_IN_ON_CHAIN']);
    await api.deps.database.sql`update app.session set chain_id = ${home}`;
    expect(await sendRequest('POST', headers)).toBe(account);
  });

  it('given one that a process of the version before made, then it is a contract’s', async () => {
    const { sql } = api.deps.database;
    await sql`delete from app.session`;
    await sql`insert into app.session (id, token_hash, address, chain_id, user_agent, origin, created_at, last_used_at, expires_at)
      values (${id}, decode(${hashToken(token).slice(2)}, 'hex'), decode(${account.slice(2)}, 'hex'), ${home}, '', '',
        ${time}, ${time}, ${new Date(time.getTime() + dayMs)})`;
    const found = await findSession(deps, { headers: { authorization: `Bearer ${token}` } });
    expect(found?.holder).toEqual({ address: account, soleChainId: home });
  });
});

describe('a call that needs a session', () => {
  it('[WAL-05] is refused without one', async () => {
    expect(await sendRequest('GET', {})).toEqual([401, 'SIGN_IN_REQUIRED']);
    expect(await sendRequest('POST', { 'content-type': json, origin })).toEqual([401, 'SIGN_IN_REQUIRED']);
  });

  it('[WAL-05] may write with a cookie only as JSON and from our own page', async () => {
    const cookie = `session=${token}`;
    expect(await sendRequest('GET', { cookie })).toBe(account);
    expect(await sendRequest('POST', { cookie, origin, 'content-type': json })).toBe(account);
    expect(await sendRequest('POST', { cookie, origin, 'content-type': `${json}; charset=utf-8` })).toBe(
      account,
    );
    const foreign = ['http://127.0.0.1:4501', 'https://127.0.0.1:4500', 'null', `${origin}.evil.example`, ''];
    for (const other of foreign)
      expect(await sendRequest('POST', { cookie, origin: other, 'content-type': json })).toEqual([
        403,
        'FOREIGN_ORIGIN',
      ]);
    expect(await sendRequest('POST', { cookie, 'content-type': json, host: '127.0.0.1:4500' })).toEqual([
      403,
      'FOREIGN_ORIGIN',
    ]);
    expect(await sendRequest('POST', { cookie, origin, 'content-type': 'text/plain' })).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
  });

  it('[WAL-05] may write with a bearer token from anywhere: no browser adds it by itself', async () => {
    expect(await sendRequest('POST', { authorization: `Bearer ${token}`, 'content-type': json })).toBe(
      account,
    );
  });

  it('[WAL-05] accepts no ownerAddress but the session’s', () => {
    expect(() => assertOwner(holder, undefined)).not.toThrow();
    expect(() => assertOwner(holder, `0x${account.slice(2).toUpperCase()}`)).not.toThrow();
    expect(() => assertOwner(holder, toAddress('c'))).toThrow('Another account is signed in.');
  });
});

it('[WAL-05] binds its cookie to the host on https', async () => {
  const secure = await startTestApi({ SITE_ORIGINS: 'https://tradewind.example' });
  await createSession(secure.deps.database, {
    id,
    address: account,
    chainId: home,
    proof: 'key',
    tokenHash: hashToken(token),
    userAgent: '',
    origin: '',
    createdAt: time,
    expiresAt: new Date(time.getTime() + dayMs),
  });
  const secureDeps = { ...secure.deps, now: () => time };
  const find = (cookie: string) => findSession(secureDeps, { headers: { cookie } });
  expect(await find(`__Host-session=${token}`)).toEqual(session());
  expect(await find(`session=${token}`)).toBeUndefined();
  await secure.stop();
});
