import { kycTable } from '@tradewind/db/launchpad/app-tables';
import { findSale } from '@tradewind/db/launchpad/find-sale.query';
import { putDisclaimer } from '@tradewind/db/launchpad/put-disclaimer.query';
import { saleTable } from '@tradewind/db/launchpad/tables';
import { permitSchema } from '@tradewind/schema/launchpad/permit';
import { and, eq } from 'drizzle-orm';
import pino from 'pino';
import { privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { chainId as home } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress, toHash } from '../../test-support/known.ts';
import { createTestList, setList, storeTestList } from './test-list.ts';
import { createApp } from '../app.ts';
import { loggerOptions } from '../logger.ts';
import { createSigner } from '../adapters/signer/create-signer.ts';
import { signPermit } from './sign-permit.ts';
import { alice, bob, deliveredSale, erc, goingSale, openSale, seedLaunchpad } from './test-seed.ts';

const key = toHash('7');
const signer = `0x${privateKeyToAddress(key).slice(2).toLowerCase()}` as const;
let api: Awaited<ReturnType<typeof startTestApi>>;
let token: string;

beforeAll(async () => {
  api = await startTestApi({
    CHAIN_IDS: String(erc),
    [`RPC_URLS_${erc}`]: 'http://127.0.0.1:9',
    SIGNER_KEY: key,
  });
  await seedLaunchpad(api.deps.database);
  token = await signIn(api.deps, alice);
});
beforeEach(() => change(openSale, { signer, isPaused: false }));
afterAll(() => api.stop());

async function change(address: `0x${string}`, parts: Partial<typeof saleTable.$inferInsert>): Promise<void> {
  await api.deps.database.orm
    .update(saleTable)
    .set(parts)
    .where(and(eq(saleTable.chainId, home), eq(saleTable.address, address)));
}

async function request(
  parts: object = {},
  headers: Record<string, string> = { authorization: `Bearer ${token}` },
) {
  const payload = { ownerAddress: alice, chainId: home, sale: openSale, ...parts };
  const answer = await api.app.inject({ method: 'POST', url: '/launchpad/permit', headers, payload });
  return { status: answer.statusCode, ...answer.json() };
}

it('[IDO-12] [IDO-15] given an accepted disclaimer, when a permit is requested, then it has the cap of the sale and a short life', async () => {
  expect(await request()).toMatchObject({ code: 'DISCLAIMER_REQUIRED' });
  const { database, now } = api.deps;
  const answer = {
    holder: { address: alice, soleChainId: null },
    project: 1,
    countryId: 84,
    countryCode: 'VN',
    textVersion: 1,
    at: now(),
  };
  await putDisclaimer(database, { ...answer, isAccepted: true });
  const before = Math.floor(now().getTime() / 1000);
  const permit = permitSchema.parse((await request()).data);
  const sale = await findSale(database, { chainId: home, address: openSale });
  expect(permit.maxCommit).toBe(sale?.maxPerUser.toString());
  expect(permit.deadline - Math.max(before, 1_800_000_000)).toBeLessThan(910);
  await putDisclaimer(database, { ...answer, isAccepted: false });
  expect(await request()).toMatchObject({ code: 'DISCLAIMER_REQUIRED' });
  await putDisclaimer(database, { ...answer, isAccepted: true });
});

it('[IDO-11] given a project that needs KYC, then an account without it gets no permit', async () => {
  const { orm, sql } = api.deps.database;
  await sql`update app.project set needs_kyc = true where id = 1`;
  expect(await request()).toMatchObject({ code: 'KYC_REQUIRED' });
  await orm.insert(kycTable).values({ account: alice, isComplete: true, source: 'test', at: new Date(0) });
  expect(await request()).toMatchObject({ succeeded: true });
});

it('[IDO-15] given a sale that needs or takes no permit, then there is none', async () => {
  await change(openSale, { signer: null });
  expect(await request()).toMatchObject({ code: 'PERMIT_NOT_NEEDED' });
  await change(openSale, { signer: toAddress('9') });
  expect(await request()).toMatchObject({ status: 503, code: 'PERMIT_UNAVAILABLE', retryable: true });
  await change(openSale, { signer, isPaused: true });
  expect(await request()).toMatchObject({ code: 'SALE_NOT_OPEN' });
  await change(goingSale, { signer });
  expect(await request({ sale: goingSale })).toMatchObject({ code: 'SALE_NOT_OPEN' });
});

it('[IDO-15] [OPS-05] given a signer that signs or does not answer, then no log has its key, its address or the signature', async () => {
  const lines: string[] = [];
  const logger = pino(
    { ...loggerOptions, level: 'trace' },
    { write: (line: string) => void lines.push(line) },
  );
  const url = 'http://127.0.0.1:9/token-of-ours';
  const gone = createSigner({ kind: 'remote', url, address: signer, timeoutMs: 500 });
  const requestOf = async (changes: Partial<typeof api.deps>) => {
    const app = await createApp({ ...api.deps, logger, ...changes });
    const payload = { ownerAddress: alice, chainId: home, sale: openSale };
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method: 'POST', url: '/launchpad/permit', headers, payload });
    await app.close();
    return answer;
  };
  const { signature } = permitSchema.parse((await requestOf({})).json().data);
  const refused = await requestOf({ signer: gone });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'PERMIT_UNAVAILABLE']);
  const log = lines.join('');
  expect(log).toContain('the signer did not sign');
  const secrets = [key.slice(2), 'token-of-ours', signature.slice(2), token];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

it.each([
  ['an unknown sale', { sale: toAddress('9') }, 404, 'SALE_NOT_FOUND'],
  ['a sale of another chain', { sale: deliveredSale }, 404, 'SALE_NOT_FOUND'],
  ['a chain that is not served', { chainId: 56 }, 400, 'CHAIN_NOT_SERVED'],
  ['another account', { ownerAddress: bob }, 403, 'OWNER_NOT_SIGNED_IN'],
])('[IDO-15] given %s, then a permit is refused', async (_title, parts, status, code) =>
  expect(await request(parts)).toMatchObject({ status, code }),
);

it('[IDO-15] given no session, then a permit is refused', async () => {
  expect(await request({}, {})).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
});

it('[IDO-15] given a sale of another chain, then a key gets a permit there, and a contract on its own chain alone', async () => {
  const { orm } = api.deps.database;
  const [row] = await orm.select().from(saleTable).where(eq(saleTable.address, openSale));
  if (row === undefined) throw new Error('the open sale is seeded');
  await orm.insert(saleTable).values({ ...row, chainId: erc, number: 9, project: 3 });
  const onErc = { chainId: erc, sale: openSale };
  const permit = permitSchema.parse((await request(onErc)).data);
  const sale = await findSale(api.deps.database, { chainId: erc, address: openSale });
  if (sale === undefined) throw new Error('the sale is stored');
  expect(permit).toEqual(
    await signPermit(createSigner({ kind: 'local', setting: 'SIGNER_KEY', readKey: () => key })!, {
      sale,
      account: alice,
      now: permit.deadline - 900,
    }),
  );
  const toHeaders = async (chainId: number) => ({
    authorization: `Bearer ${await signIn(api.deps, alice, chainId)}`,
  });
  expect(await request(onErc, await toHeaders(erc))).toMatchObject({ succeeded: true });
  const refusal = { status: 403, code: 'SIGN_IN_ON_SALE_CHAIN' };
  expect(await request(onErc, await toHeaders(home))).toMatchObject(refusal);
  expect(await request({}, await toHeaders(erc))).toMatchObject(refusal);
});

it('[IDO-08] given a list without the account, then it gets no permit; a line, or an unknown list, does not refuse', async () => {
  const { database } = api.deps;
  await database.sql`update app.project set needs_kyc = false, shows_disclaimer = false where id = 1`;
  const line = { account: bob, maxCommit: 5n, weight: 1n };
  const without = await storeTestList(database, createTestList([line]));
  await setList(database, openSale, without);
  expect(await request()).toMatchObject({ code: 'NOT_LISTED' });
  const withAlice = createTestList([line, { ...line, account: alice }]);
  await setList(database, openSale, withAlice);
  expect(await request()).toMatchObject({ succeeded: true });
  await storeTestList(database, withAlice);
  expect(await request()).toMatchObject({ succeeded: true });
});
