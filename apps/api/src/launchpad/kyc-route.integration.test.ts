import { createHash } from 'node:crypto';
import { kycTable } from '@tradewind/db/launchpad/app-tables';
import { saleTable } from '@tradewind/db/launchpad/tables';
import { kycStoredSchema, maximumKycBytes } from '@tradewind/schema/launchpad/kyc';
import { eq } from 'drizzle-orm';
import { numberToHex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chainId as home } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress, toHash } from '../../test-support/known.ts';
import { alice, bob, openSale, seedLaunchpad } from './test-seed.ts';

const [olga, otto] = [toAddress('a2'), toAddress('a3')];
const key = toHash('7');
const signer = `0x${privateKeyToAddress(key).slice(2).toLowerCase()}` as const;
const source = 'Provider, batch 7';
const ofAlice = { account: alice, soleChainId: null, isComplete: true };
let api: Awaited<ReturnType<typeof startTestApi>>;
let [ofOlga, ofOtto] = ['', ''];

beforeAll(async () => {
  api = await startTestApi({ OPERATORS: `${olga}:sale,${otto}:pool`, SIGNER_KEY: key });
  await seedLaunchpad(api.deps.database);
  [ofOlga, ofOtto] = await Promise.all([signIn(api.deps, olga), signIn(api.deps, otto)]);
});
beforeEach(() => api.deps.database.sql`truncate app.operator_action, app.kyc`);
afterAll(() => api.stop());

type Parts = { headers?: Record<string, string>; source?: unknown };

async function send(rows: readonly object[], parts: Parts = {}) {
  const { headers = { authorization: `Bearer ${ofOlga}` }, ...body } = parts;
  const payload = { source, rows, ...body };
  const answer = await api.app.inject({ method: 'POST', url: '/operator/launchpad/kyc', headers, payload });
  return { status: answer.statusCode, ...answer.json() };
}

async function store(rows: readonly object[], parts: Parts = {}) {
  const answer = await send(rows, parts);
  expect([answer.status, answer.message]).toEqual([200, undefined]);
  return kycStoredSchema.parse(answer.data);
}

const readRows = () =>
  api.deps.database.orm
    .select({
      account: kycTable.account,
      soleChainId: kycTable.soleChainId,
      isComplete: kycTable.isComplete,
      source: kycTable.source,
    })
    .from(kycTable)
    .orderBy(kycTable.account, kycTable.soleChainId);
const readLog = () =>
  api.deps.database.sql`select kind, account, chain_id, target, tx_hash, fields from app.operator_action
    where kind = 'kyc_put' order by id`;
const hashOf = (...lines: string[]) =>
  `0x${createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex')}`;

describe('[OPS-02] [IDO-11] POST /operator/launchpad/kyc', () => {
  it('given states of holders, then each is stored, and the log has number and hash and no account', async () => {
    const rows = [
      { account: bob.toUpperCase().replace('0X', '0x'), soleChainId: home, isComplete: false },
      { account: bob, soleChainId: null, isComplete: true },
      ofAlice,
    ];
    const lines = [`${alice},,true`, `${bob},${home},false`, `${bob},,true`];
    const result = await store(rows);
    expect(result).toEqual({ rows: 3, changed: 3, rowsHash: hashOf(...lines.toSorted()) });
    expect(await readRows()).toEqual([
      { ...ofAlice, source },
      { account: bob, soleChainId: home, isComplete: false, source },
      { account: bob, soleChainId: null, isComplete: true, source },
    ]);
    const log = await readLog();
    expect(log).toEqual([
      {
        kind: 'kyc_put',
        account: Buffer.from(olga.slice(2), 'hex'),
        chain_id: null,
        target: null,
        tx_hash: null,
        fields: { source, ...result },
      },
    ]);
    expect(JSON.stringify(log[0]?.['fields'])).not.toContain(alice.slice(2));
  });

  it('given the same states again, in any order, then nothing changes and nothing is logged', async () => {
    const other = { account: bob, soleChainId: null, isComplete: false };
    const { rowsHash } = await store([ofAlice, other]);
    expect(await store([other, ofAlice])).toEqual({ rows: 2, changed: 0, rowsHash });
    expect(await readLog()).toHaveLength(1);
  });

  it('given another state or source, then it replaces the earlier one, and the others stay', async () => {
    const other = { account: bob, soleChainId: null, isComplete: true };
    await store([ofAlice, other]);
    expect(await store([{ ...ofAlice, isComplete: false }, other])).toMatchObject({ rows: 2, changed: 1 });
    expect(await store([other], { source: 'Manual' })).toMatchObject({ rows: 1, changed: 1 });
    expect(await readRows()).toEqual([
      { ...ofAlice, isComplete: false, source },
      { ...other, source: 'Manual' },
    ]);
  });

  it('given a thousand rows, twice at the same time in opposite orders, then both are answered and each is there once', async () => {
    const rows = Array.from({ length: 1_000 }, (_, place) => ({
      account: numberToHex(place + 1, { size: 20 }),
      soleChainId: null,
      isComplete: true,
    }));
    const both = await Promise.all([store(rows), store(rows.toReversed())]);
    expect(both.map(({ changed }) => changed).toSorted((a, b) => a - b)).toEqual([0, 1_000]);
    expect(await readRows()).toHaveLength(1_000);
    expect(await send([...rows, ofAlice])).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  it.each([
    ['an account twice', [ofAlice, { ...ofAlice, isComplete: false }]],
    [
      'an account twice in two letter cases',
      [
        { ...ofAlice, account: toAddress('ab') },
        { ...ofAlice, account: toAddress('AB') },
      ],
    ],
    [
      'a contract twice',
      [
        { ...ofAlice, soleChainId: home },
        { ...ofAlice, soleChainId: home },
      ],
    ],
    ['no row', []],
    ['an account that is none', [{ ...ofAlice, account: '0x12' }]],
    ['no chain', [{ account: alice, isComplete: true }]],
    ['a chain beyond the column', [{ ...ofAlice, soleChainId: 2 ** 31 }]],
    ['a state as text', [{ ...ofAlice, isComplete: 'true' }]],
    ['a field more', [{ ...ofAlice, name: 'Alice' }]],
  ])('given %s, then it is refused, and nothing is stored', async (_, rows) => {
    expect(await send(rows)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect([await readRows(), await readLog()]).toEqual([[], []]);
  });

  it.each([['a chain that is not served', { soleChainId: 56 }]])(
    'given %s, then it is refused',
    async (_, parts) => {
      expect(await send([{ ...ofAlice, ...parts }])).toMatchObject({ status: 400, code: 'CHAIN_NOT_SERVED' });
      expect(await readRows()).toEqual([]);
    },
  );

  it.each(['', ' ', 's'.repeat(101), 'a\u0000b', 'a\nb', 7, null])(
    'given the source %j, then it is refused',
    async (text) => {
      expect(await send([ofAlice], { source: text })).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
      expect(await readRows()).toEqual([]);
    },
  );

  it('given an account without the role, or no session, then no body is read', async () => {
    const padding = { source: 's'.repeat(maximumKycBytes) };
    const headers = { authorization: `Bearer ${ofOtto}` };
    expect(await send([ofAlice], { ...padding, headers })).toMatchObject({
      status: 403,
      code: 'ROLE_REQUIRED',
    });
    expect(await send([ofAlice], { ...padding, headers: {} })).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    expect(await send([ofAlice], padding)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    expect([await readRows(), await readLog()]).toEqual([[], []]);
  });

  it('given a project that demands KYC, when the call says that it is complete, then a permit is signed, and no more after it is withdrawn', async () => {
    const { orm, sql } = api.deps.database;
    await orm.update(saleTable).set({ signer }).where(eq(saleTable.address, openSale));
    await sql`update app.project set needs_kyc = true, shows_disclaimer = false where id = 1`;
    const headers = { authorization: `Bearer ${await signIn(api.deps, alice)}` };
    const payload = { ownerAddress: alice, chainId: home, sale: openSale };
    const request = async () =>
      (await api.app.inject({ method: 'POST', url: '/launchpad/permit', headers, payload })).json();
    const ofContract = { account: alice, soleChainId: home, isComplete: true };
    await store([ofContract]);
    expect(await request()).toMatchObject({ code: 'KYC_REQUIRED' });
    await store([ofAlice]);
    expect(await request()).toMatchObject({ succeeded: true });
    await store([{ ...ofAlice, isComplete: false }]);
    expect(await request()).toMatchObject({ code: 'KYC_REQUIRED' });
  });
});
