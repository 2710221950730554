import { allocationListSchema } from '@tradewind/schema/launchpad/allocation';
import { proofSchema } from '@tradewind/schema/launchpad/list';
import { isListed } from '@tradewind/rules/launchpad/list-tree';
import { decodeAbiParameters, keccak256, numberToHex, parseAbiParameters, sha256 } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { chainId } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress, toHash } from '../../test-support/known.ts';
import { createTestList, openScope, setList, storeTestList } from './test-list.ts';
import { alice, goingSale, openSale, seedLaunchpad, stranger } from './test-seed.ts';

const million = 10n ** 6n;
/** On no list, and no buyer. */
const outsider = toAddress('d1');
const entries = [
  { account: stranger, maxCommit: 750n * million, weight: 3n },
  ...Array.from({ length: 99_999 }, (_, place) => ({
    account: sha256(numberToHex(place)).slice(0, 42) as `0x${string}`,
    maxCommit: BigInt(100 * (1 + (place % 6))) * million,
    weight: 1n,
  })),
];
const list = createTestList(entries);
const otherRound = createTestList(entries.slice(0, 3), { ...openScope, round: 2 });
let api: Awaited<ReturnType<typeof startTestApi>>;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  await seedLaunchpad(api.deps.database);
  token = await signIn(api.deps, stranger);
  for (const stored of [list, otherRound]) await storeTestList(api.deps.database, stored);
}, 120_000);
beforeEach(() => setList(api.deps.database, openSale, list));
afterAll(() => api.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url, headers });
const findProof = async (account: string, sale: string = openSale) =>
  get(`/launchpad/proof?chainId=${chainId}&sale=${sale}&account=${account}`);
const readProof = async (account: string, sale?: string) =>
  proofSchema.parse((await findProof(account, sale)).json().data);
async function readOwn(account: string, headers: Record<string, string> = {}) {
  const payload = { idoId: 1, ownerAddress: account };
  const answer = await api.app.inject({ method: 'POST', url: '/Ido/your_allocations', payload, headers });
  const { data, notListedRounds } = answer.json();
  return { list: allocationListSchema.parse(data), notListedRounds };
}

describe('[IDO-08] GET /launchpad/proof of a list of 100,000 lines', () => {
  it('given a line, then its proof leads to the root of the terms, in 2 kB', async () => {
    const answer = await findProof(stranger.toUpperCase().replace('0X', '0x'));
    expect(Buffer.byteLength(answer.body)).toBeLessThan(2_048);
    const { listHash, listRoot, admission } = proofSchema.parse(answer.json().data);
    expect({ listHash, listRoot }).toEqual({ listHash: list.hash, listRoot: list.root });
    if (admission.kind !== 'listed') throw new Error(admission.kind);
    const line = { account: stranger, maxCommit: BigInt(admission.maxCommit), weight: 3n };
    expect(line.maxCommit).toBe(750n * million);
    expect(isListed(line, admission.proof, { scope: openScope, root: list.root }, keccak256)).toBe(true);
  });

  it.each([0, 1, 49_999, 99_998, 99_999])(
    'given the line at %i of the file, then its amount, its weight and its proof are those of the file',
    async (place) => {
      const { account, maxCommit, weight } = list.entries[place]!;
      const { admission } = await readProof(account);
      if (admission.kind !== 'listed') throw new Error(admission.kind);
      expect([BigInt(admission.maxCommit), BigInt(admission.weight)]).toEqual([maxCommit, weight]);
      const { proof } = admission;
      const of = { scope: openScope, root: list.root };
      expect(isListed({ account, maxCommit, weight }, proof, of, keccak256)).toBe(true);
    },
  );

  it('given an account without a line, then it is not listed', async () => {
    expect((await readProof(outsider)).admission).toEqual({ kind: 'notListed' });
  });

  it.each([
    ['another root', { root: toHash('9'), hash: list.hash }],
    ['another hash', { root: list.root, hash: toHash('9') }],
    ['the list of another round', otherRound],
  ])('given terms with %s, then nothing is known of anybody', async (_, terms) => {
    await setList(api.deps.database, openSale, terms);
    for (const account of [stranger, outsider])
      expect((await readProof(account)).admission).toEqual({ kind: 'unknown' });
    expect(await readOwn(outsider)).toMatchObject({
      list: [{ admission: { kind: 'unknown' }, joinBusd: null }],
      notListedRounds: [],
    });
  });

  it('given a sale without a list, one that is unknown, or a wrong query, then the answer says so', async () => {
    await api.deps.database.sql`update chain.sale set list_root = null, list_hash = null where project = 1`;
    expect(await readProof(outsider)).toEqual({
      listHash: null,
      listRoot: null,
      admission: { kind: 'open' },
    });
    expect((await readProof(outsider, goingSale)).admission).toEqual({ kind: 'unknown' });
    expect((await findProof(outsider, outsider)).json()).toMatchObject({ code: 'SALE_NOT_FOUND' });
    expect((await findProof('0x1')).statusCode).toBe(400);
    const far = await get(`/launchpad/proof?chainId=56&sale=${openSale}&account=${alice}`);
    expect(far.json()).toMatchObject({ code: 'CHAIN_NOT_SERVED' });
  });
});

describe('[IDO-08] POST /Ido/your_allocations of a listed sale', () => {
  const types = parseAbiParameters([
    'Listing listing, Permit permit',
    'struct Listing { uint96 maxCommit; uint32 weight; bytes32[] proof; }',
    'struct Permit { uint96 maxCommit; uint32 weight; uint40 deadline; bytes signature; }',
  ]);

  it('given a line and a session, then it may join its amount, by the listing of the contract', async () => {
    const { list: own, notListedRounds } = await readOwn(stranger, { authorization: `Bearer ${token}` });
    expect(notListedRounds).toEqual([]);
    const [allocation] = own;
    expect(allocation).toMatchObject({ joinStatus: 0, joinBusd: '750', admission: { kind: 'listed' } });
    const [listing, permit] = decodeAbiParameters(types, allocation!.joinSignBusd as `0x${string}`);
    const { admission } = await readProof(stranger);
    expect(listing).toMatchObject({ maxCommit: 750n * million, weight: 3 });
    expect({ kind: 'listed', ...listing, maxCommit: String(listing.maxCommit) }).toEqual(admission);
    expect(permit).toEqual({ maxCommit: 0n, weight: 0, deadline: 0, signature: '0x' });
  });

  it('given no line, then there is no allocation, and the answer names the round', async () => {
    expect(await readOwn(outsider)).toEqual({ list: [], notListedRounds: [1] });
  });

  it('given a buyer without a line, then it keeps its allocation', async () => {
    const { list: own, notListedRounds } = await readOwn(alice);
    expect(own).toMatchObject([{ joinStatus: 2, admission: { kind: 'notListed' } }]);
    expect(notListedRounds).toEqual([]);
  });
});

describe('[IDO-15] GET /launchpad/list/{sha256}', () => {
  const name = list.hash.slice(2);

  it('given a stored list, then the whole file is the text of the rules, for ever', async () => {
    const answer = await get(`/launchpad/list/${name}`);
    expect(answer.body === list.file).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${name}"`,
      vary: 'accept-encoding',
    });
  });

  it('given a client with brotli, then the file is transferred in at most 2.5 MB', async () => {
    const answer = await get(`/launchpad/list/${name.toUpperCase()}`, { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', etag: `"${name}-br"` });
    expect(answer.rawPayload.length).toBeLessThan(2_500_000);
    expect(brotliDecompressSync(answer.rawPayload).toString() === list.file).toBe(true);
  });

  it('given a client that has it, then the answer is empty', async () => {
    const answer = await get(`/launchpad/list/${name}`, { 'if-none-match': `"${name}"` });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  it('given another hash, or none, then there is no list, and nothing is kept', async () => {
    const answer = await get(`/launchpad/list/${'0'.repeat(64)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'LIST_NOT_FOUND']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await get('/launchpad/list/1')).statusCode).toBe(400);
  });
});
