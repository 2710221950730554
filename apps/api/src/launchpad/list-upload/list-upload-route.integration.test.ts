import { listRefusalSchema, storedListSchema } from '@tradewind/schema/launchpad/list-upload';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { getAddress, numberToHex, sha256, stringToHex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chainId } from '../../../test/seed-index.ts';
import { signIn } from '../../../test/sign-in.ts';
import { startTestApi } from '../../../test/start-test-api.ts';
import { toAddress } from '../../../test-support/known.ts';
import { createTestList, setList } from '../test-list.ts';
import { alice, bob, openSale, seedLaunchpad } from '../test-seed.ts';

const [olga, otto] = [toAddress('a2'), toAddress('a3')];
const header = 'address,maxCommit,weight\n';
const query = {
  chainId: String(chainId),
  project: '1',
  round: '1',
  payDecimals: '6',
  minPerUser: '1000000',
  maxPerUser: '8000000000',
  maxWeight: '1000',
};
let api: Awaited<ReturnType<typeof startTestApi>>;
let [ofOlga, ofOtto] = ['', ''];
let uploads = 0;

beforeAll(async () => {
  api = await startTestApi({ OPERATORS: `${olga}:sale,${otto}:pool` });
  await seedLaunchpad(api.deps.database);
  [ofOlga, ofOtto] = await Promise.all([signIn(api.deps, olga), signIn(api.deps, otto)]);
});
beforeEach(
  () => api.deps.database.sql`truncate app.operator_action, app.sale_list_entry, app.sale_list_manifest,
  app.sale_list, app.sale_list_file`,
);
afterAll(() => api.stop());

type Upload = {
  /** Without one the headers have another credential, or none. */
  token?: string | null;
  query?: Partial<Record<keyof typeof query, string>>;
  headers?: Record<string, string>;
};

async function upload(payload: string | Buffer, { token = ofOlga, ...other }: Upload = {}) {
  uploads += 1;
  const answer = await api.app.inject({
    method: 'POST',
    url: '/operator/launchpad/list',
    // The limit of the route is for an address.
    remoteAddress: `127.1.0.${uploads}`,
    query: { ...query, ...other.query },
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      'content-type': 'text/csv',
      ...other.headers,
    },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function store(text: string) {
  const { status, body } = await upload(text);
  expect([status, body.message]).toEqual([200, undefined]);
  return successSchema(storedListSchema).parse(body).data;
}

async function refuse(text: string | Buffer) {
  const { status, body } = await upload(text);
  expect([status, body.code]).toEqual([422, 'LIST_FAULTY']);
  return listRefusalSchema.parse(body);
}

async function countRows() {
  const [row] = await api.deps.database.sql`select (select count(*) from app.sale_list_file) as files,
    (select count(*) from app.sale_list) as lists, (select count(*) from app.sale_list_entry) as entries,
    (select count(*) from app.operator_action where kind = 'list_store') as logged`;
  return row;
}
const nothing = { files: '0', lists: '0', entries: '0', logged: '0' };

const manyRows = (count: number) =>
  Array.from({ length: count }, (_, place) => `${sha256(numberToHex(place)).slice(0, 42)},100,1\n`).join('');

describe('[IDO-15] [OPS-02] POST /operator/launchpad/list', () => {
  it('given lines in any order, then their list is stored, the log has it, and its accounts may join', async () => {
    const text = `\uFEFFAddress,maxCommit,weight\r\n${getAddress(bob)},"0750.50",3\r\n${alice},100,1\r\n`;
    const stored = await store(text);
    const lines = [
      { account: bob, maxCommit: 750_500_000n, weight: 3n },
      { account: alice, maxCommit: 100_000_000n, weight: 1n },
    ];
    const { hash, root, file } = createTestList(lines);
    expect(stored).toEqual({ listHash: hash, listRoot: root, entries: 2, isNew: true });
    const got = await api.app.inject(`/launchpad/list/${hash.slice(2)}`);
    expect(got.body).toBe(file);
    expect(sha256(stringToHex(got.body))).toBe(hash);
    await setList(api.deps.database, openSale, { root, hash });
    const proof = await api.app.inject(`/launchpad/proof?chainId=${chainId}&sale=${openSale}&account=${bob}`);
    expect(proof.json().data.admission).toMatchObject({ kind: 'listed', maxCommit: '750500000', weight: 3 });
    const [logged] = await api.deps.database.sql`select kind, account, chain_id, target, tx_hash, fields
      from app.operator_action where kind = 'list_store'`;
    expect(logged).toEqual({
      kind: 'list_store',
      account: Buffer.from(olga.slice(2), 'hex'),
      chain_id: chainId,
      target: null,
      tx_hash: null,
      fields: { project: 1, round: 1, listHash: hash, listRoot: root, entries: 2 },
    });
  });

  it('given the same list again, then nothing is added', async () => {
    const text = `${header}${alice},100,1\n`;
    expect(await store(text)).toMatchObject({ isNew: true });
    expect(await store(`${header}${alice},100.00,1`)).toMatchObject({ isNew: false });
    expect(await countRows()).toEqual({ files: '1', lists: '1', entries: '1', logged: '1' });
  });

  it('given two uploads at once, then one is stored, and the other may come again', async () => {
    const text = `${header}${alice},100,1\n`;
    const both = await Promise.all([upload(text), upload(text)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await store(text)).toMatchObject({ isNew: false });
  });

  it('given 100,000 lines, then all are stored, and the API answers others meanwhile', async () => {
    const text = header + manyRows(100_000);
    const begin = performance.now();
    const storing = store(text);
    const moments = [begin];
    const work = { isDone: false };
    const polling = (async () => {
      while (!work.isDone) {
        const { statusCode } = await api.app.inject('/livez');
        expect(statusCode).toBe(200);
        moments.push(performance.now());
        await new Promise((wait) => setTimeout(wait, 20));
      }
    })();
    const stored = await storing.finally(() => {
      work.isDone = true;
    });
    const duration = performance.now() - begin;
    await polling;
    expect(stored).toMatchObject({ entries: 100_000, isNew: true });
    const pauses = moments.slice(1).map((moment, place) => moment - moments[place]!);
    expect(Math.max(...pauses)).toBeLessThan(duration / 4);
    expect(await countRows()).toMatchObject({ entries: '100000' });
  }, 120_000);

  const mixed = getAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed');
  it.each([
    ['a wrong checksum', `${mixed.replace('5aA', '5aa')},100,1`, 1, 'wrongChecksum', null],
    ['an account that is there already', `${alice},100,1`, 1, 'duplicate', 2],
    ['seven decimals', `${bob},100.0000001,1`, 2, 'tooManyDecimals', null],
    ['a formula', `"=HYPERLINK(""https://evil.example"")",100,1`, 1, 'formula', null],
    ['a formula as amount', `${bob},@SUM(A1),1`, 2, 'formula', null],
    ['an amount above the cap', `${bob},8000.000001,1`, 2, 'aboveCap', null],
    ['two columns', `${bob},100`, 3, 'wrongColumns', null],
    ['an open quote', `${bob},"100,1`, 2, 'openQuote', null],
  ])(
    'given %s, then line, column and reason are answered, and nothing is stored',
    async (_, line, ...fault) => {
      const [column, reason, firstLine] = fault;
      const refusal = await refuse(`${header}${alice},100,1\n${line}\n`);
      expect(refusal.faults).toEqual([{ line: 3, column, reason, text: expect.any(String), firstLine }]);
      expect(refusal.message).toContain(`Line 3, column ${column}: ${refusal.faults[0]!.text}`);
      expect(await countRows()).toEqual(nothing);
    },
  );

  it('given 100,001 lines, then the last one is named, and nothing is stored', async () => {
    const { faults } = await refuse(header + manyRows(100_001));
    expect(faults).toMatchObject([{ line: 100_002, column: 1, reason: 'tooManyRows' }]);
    expect(await countRows()).toEqual(nothing);
  }, 60_000);

  it('given more faults than an answer has, then their number is answered', async () => {
    const { faults, faultCount } = await refuse(header + 'x,100,1\n'.repeat(250));
    expect([faults.length, faultCount]).toEqual([100, 250]);
  });

  it.each([
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
    ['nothing but a header', header],
    ['no header', `${alice},100,1\n`],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('given %s, then it is a faulty list, not a failure of ours', async (_, body) => {
    expect((await refuse(body)).faults.length).toBeGreaterThan(0);
    expect(await countRows()).toEqual(nothing);
  });

  it('given a body above the limit, then it is refused while it arrives', async () => {
    const { status, body } = await upload(Buffer.alloc(16_777_217, 'a'));
    expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('given an account without the role, or no session, then no body is read', async () => {
    const large = Buffer.alloc(16_777_217, 'a');
    expect(await upload(large, { token: ofOtto })).toMatchObject({
      status: 403,
      body: { code: 'ROLE_REQUIRED' },
    });
    expect(await upload(large, { token: null })).toMatchObject({ body: { code: 'SIGN_IN_REQUIRED' } });
  });

  it('given a cookie from another site, or with a body that any site can send, then it is refused', async () => {
    const cookie = { cookie: `session=${ofOlga}` };
    const foreign = await upload(header, {
      token: null,
      headers: { ...cookie, origin: 'https://evil.example' },
    });
    expect(foreign.body.code).toBe('FOREIGN_ORIGIN');
    const [origin = ''] = api.deps.config.site.origins;
    for (const type of ['text/plain', 'text/csvx', 'application/x-www-form-urlencoded']) {
      const { status } = await upload(header, {
        token: null,
        headers: { ...cookie, origin, 'content-type': type },
      });
      expect(status).toBe(415);
    }
    const own = { token: null, headers: { ...cookie, origin } };
    expect((await upload(`${header}${bob},100,1\n`, own)).status).toBe(200);
  });

  it.each([
    ['a round that does not exist', { round: '2' }, 404, 'ROUND_NOT_FOUND'],
    ['a project that does not exist', { project: '99' }, 404, 'ROUND_NOT_FOUND'],
    ['a chain that is not served', { chainId: '56' }, 400, 'CHAIN_NOT_SERVED'],
    ['a cap beyond the contract’s type', { maxPerUser: String(2n ** 96n) }, 400, 'BAD_REQUEST'],
    ['a weight beyond the contract’s type', { maxWeight: String(2n ** 32n) }, 400, 'BAD_REQUEST'],
    ['decimals as text', { payDecimals: 'six' }, 400, 'BAD_REQUEST'],
  ])('given %s, then it is refused, and nothing is stored', async (_, changes, status, code) => {
    const answer = await upload(`${header}${alice},100,1\n`, { query: changes });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await countRows()).toEqual(nothing);
  });
});
