import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  findNftStakeDeployment,
  findStakePoolDeployment,
  findTierDeployment,
} from '@tradewind/abi/deployment';
import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { tierViewAbi } from '@tradewind/abi/tier/tier-view.abi';
import { headerTable } from '@tradewind/db/indexing/tables';
import { nftStakedTable } from '@tradewind/db/nft-stake/tables';
import { poolCreatedTable, stakedTable } from '@tradewind/db/stake-pool/tables';
import { listFromTiersSchema, listManifestSchema } from '@tradewind/schema/launchpad/list-manifest';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { encodeFunctionData, encodeFunctionResult, type Hex, sha256, stringToHex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plantDeployments } from '../../../test/plant-deployments.ts';
import { blockTimestamp, chainId, platformToken } from '../../../test/seed-index.ts';
import { signIn } from '../../../test/sign-in.ts';
import { startTestApi } from '../../../test/start-test-api.ts';
import { toAddress, toHash } from '../../../test-support/known.ts';
import { setList } from '../test-list.ts';
import { alice, bob, openSale, seedLaunchpad, stranger } from '../test-seed.ts';

const [olga, otto] = [toAddress('a2'), toAddress('a3')];
const [view, factory, staking, pool] = ['51', '52', '53', '54'].map(toAddress) as [Hex, Hex, Hex, Hex];
const unit = 1_000n * 10n ** 18n;
const planted = plantDeployments([
  [findTierDeployment, { chainId, view, launchpadTierUnit: unit, startBlock: 0n }],
  [findStakePoolDeployment, { chainId, factory, startBlock: 0n }],
  [findNftStakeDeployment, { chainId, staking, genesis: toAddress('55'), startBlock: 0n }],
]);
/** The last final block; the index is ahead of it. */
const final = { blockNumber: 4, blockHash: toHash('4'), blockTimestamp };
const request = {
  chainId,
  project: 1,
  round: 1,
  payDecimals: 6,
  perWeight: '12.5',
  minimum: '50',
  maximum: '4000',
};
const listFile = [
  'address,maxCommit,weight',
  `${alice},125,10`,
  `${bob},375,30`,
  `${stranger},50,1`,
  '',
].join('\n');
const snapshotFile = [
  'address,staked,boostBps,tier,weight',
  `${alice},29999.5,0,bronze,10`,
  `${bob},29999.5,100,silver,30`,
  `${stranger},1000,0,iron,1`,
  '',
].join('\n');
const folder = mkdtempSync(join(tmpdir(), 'tradewind-list-'));
let api: Awaited<ReturnType<typeof startTestApi>>;
let [ofOlga, ofOtto] = ['', ''];
let calls = 0;

beforeAll(async () => {
  api = await startTestApi({ OPERATORS: `${olga}:sale,${otto}:pool` }, planted);
  await seedLaunchpad(api.deps.database);
  [ofOlga, ofOtto] = await Promise.all([signIn(api.deps, olga), signIn(api.deps, otto)]);
});
beforeEach(async () => {
  const { sql, orm } = api.deps.database;
  await sql`truncate app.operator_action, app.sale_list_entry, app.sale_list_manifest, app.sale_list,
    app.sale_list_file, chain.header, chain.stake_pool_created, chain.stake_pool_staked, chain.nft_staked`;
  await orm.insert(headerTable).values([
    { chainId, parentHash: toHash('3'), ...final },
    {
      chainId,
      blockNumber: 5,
      parentHash: toHash('4'),
      blockHash: toHash('5'),
      blockTimestamp: blockTimestamp + 3,
    },
  ]);
  const terms = { minimumStake: 1n, cap: 1n, owner: olga, treasury: olga };
  const tokens = { depositToken: platformToken, earnToken: platformToken };
  await orm.insert(poolCreatedTable).values({ ...at(1), ...terms, ...tokens, number: 0, pool });
  plantView();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.stop();
});

/** What the contracts of the tiers were deployed with; one of them may be another. */
function plantView(change: { factory?: Hex } = {}): void {
  const { contracts } = api.node;
  contracts.clear();
  const answers = { factory, nftStaking: staking, platformToken, ...change } as const;
  for (const functionName of ['factory', 'nftStaking', 'platformToken'] as const)
    contracts.set(
      `${view}:${encodeFunctionData({ abi: tierViewAbi, functionName })}`,
      BigInt(answers[functionName]),
    );
  const call = { abi: nftStakingAbi, functionName: 'boostSteps' } as const;
  const result = [{ weight: 10, boostBps: 100 }];
  contracts.set(`${staking}:${encodeFunctionData(call)}`, BigInt(encodeFunctionResult({ ...call, result })));
}

let logIndex = 0;
function at(blockNumber: number) {
  logIndex += 1;
  const time = blockTimestamp - 90_000;
  return {
    chainId,
    blockNumber,
    logIndex,
    blockHash: toHash('9'),
    blockTimestamp: time,
    txHash: toHash('6'),
  };
}

type Stake = { account: Hex; amount: bigint; blockNumber?: number };

async function stake(stakes: readonly Stake[]): Promise<void> {
  const terms = { pool, id: 0, period: 100_000, aprBps: 1, feeVersion: 0, reserved: 0n };
  await api.deps.database.orm.insert(stakedTable).values(
    stakes.map(({ account, amount, blockNumber = 3 }) => ({
      ...at(blockNumber),
      ...terms,
      account,
      amount,
    })),
  );
}

/** Stakes of 100,000 accounts, some of which have an NFT. */
async function stakeMany(): Promise<void> {
  const { sql } = api.deps.database;
  await stake([{ account: alice, amount: 10n * unit }]);
  // Each within the limit of a statement on a busy machine.
  for (let first = 1; first < 100_000; first += 10_000)
    await sql`
      insert into chain.stake_pool_staked
      select chain_id, block_number, log_index + n, block_hash, block_timestamp, tx_hash, pool,
        decode(lpad(to_hex(n), 40, '0'), 'hex'), id, amount, period, apr_bps, fee_version, reserved
      from chain.stake_pool_staked, generate_series(${first}::int, least(${first}::int + 9999, 99999)) n
      where account = ${Buffer.from(alice.slice(2), 'hex')}`;
  await sql`
    insert into chain.nft_staked
    select chain_id, 2, n, block_hash, block_timestamp, tx_hash, decode(lpad(to_hex(n % 1000), 40, '0'), 'hex'), pool, n, 10, 1
    from chain.stake_pool_created, generate_series(1, 10000) n`;
}

/** Three accounts with a tier, one of them by its NFT; one below the tiers, and one of a block that is not final. */
async function stakeAll(): Promise<void> {
  await stake([
    { account: stranger, amount: unit },
    { account: bob, amount: 30n * unit - unit / 2_000n },
    { account: alice, amount: 30n * unit - unit / 2_000n },
    { account: olga, amount: unit - 1n },
    { account: otto, amount: 400n * unit, blockNumber: 5 },
  ]);
  const row = { account: bob, collection: toAddress('55'), tokenId: 1n, weight: 10, activeAt: 1 };
  await api.deps.database.orm.insert(nftStakedTable).values({ ...at(2), ...row });
}

async function send(change: object = {}, token: string | null = ofOlga) {
  calls += 1;
  const answer = await api.app.inject({
    method: 'POST',
    url: '/operator/launchpad/list-from-tiers',
    // The limit of the route is for an address.
    remoteAddress: `127.1.1.${calls}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    payload: { ...request, ...change },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function store(change: object = {}) {
  const { status, body } = await send(change);
  expect([status, body.message]).toEqual([200, undefined]);
  return successSchema(listFromTiersSchema).parse(body).data;
}

/** The other way to a list of the same round. */
async function upload() {
  calls += 1;
  const terms = 'payDecimals=6&minPerUser=1&maxPerUser=8000000000&maxWeight=1000';
  const answer = await api.app.inject({
    method: 'POST',
    url: `/operator/launchpad/list?chainId=${chainId}&project=1&round=1&${terms}`,
    remoteAddress: `127.1.1.${calls}`,
    headers: { authorization: `Bearer ${ofOlga}`, 'content-type': 'text/csv' },
    payload: `address,maxCommit,weight\n${alice},1,1\n`,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function readRows() {
  const [row] = await api.deps.database.sql`select (select count(*) from app.sale_list_file) as files,
    (select count(*) from app.sale_list) as lists, (select count(*) from app.sale_list_manifest) as manifests,
    (select count(*) from app.operator_action where kind = 'list_store') as logged`;
  return row;
}
const nothing = { files: '0', lists: '0', manifests: '0', logged: '0' };
const getFile = (hash: string) => api.app.inject(`/launchpad/list/${hash.slice(2)}`);
const getManifest = (hash: string, query = '') =>
  api.app.inject(`/launchpad/list/${hash.slice(2)}/manifest${query}`);

describe('[IDO-13] [OPS-02] POST /operator/launchpad/list-from-tiers', () => {
  it('given tiers at the last final block, then list, snapshot and manifest are public, and the log has them', async () => {
    await stakeAll();
    const stored = await store();
    const { listHash, listRoot, snapshotHash, manifest } = stored;
    expect(stored).toMatchObject({ entries: 3, isNew: true });
    expect([listHash, snapshotHash]).toEqual(
      [listFile, snapshotFile].map((file) => sha256(stringToHex(file))),
    );
    expect(manifest).toEqual({
      version: 1,
      snapshot: { chainId, block: '4', blockHash: toHash('4'), tierUnit: String(unit) },
      rule: { perWeight: '12.5', minimum: '50', maximum: '4000' },
      scope: { chainId, project: 1, round: 1 },
      payDecimals: 6,
      snapshotHash,
      listHash,
      listRoot,
      entries: 3,
    });
    expect((await getFile(listHash)).body).toBe(listFile);
    expect((await getFile(snapshotHash)).body).toBe(snapshotFile);
    const published = await getManifest(listHash);
    expect(listManifestSchema.parse(published.json())).toEqual(manifest);
    expect(published.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const logged = await api.deps.database.sql`select chain_id, fields from app.operator_action
      where kind = 'list_store'`;
    const fields = { project: 1, round: 1, listHash, listRoot, entries: 3, snapshotHash };
    expect(logged).toEqual([{ chain_id: chainId, fields }]);
  });

  it('given the list in the terms of a sale, then an account with a tier has its amount and its proof', async () => {
    await stakeAll();
    const { listHash: hash, listRoot: root } = await store();
    await setList(api.deps.database, openSale, { root, hash });
    const proof = await api.app.inject(`/launchpad/proof?chainId=${chainId}&sale=${openSale}&account=${bob}`);
    expect(proof.json().data.admission).toMatchObject({ kind: 'listed', maxCommit: '375000000', weight: 30 });
  });

  it('given the same tiers again, then nothing is added; given a later block with the same list, then the first manifest stays', async () => {
    await stakeAll();
    const first = await store();
    expect(await store()).toEqual({ ...first, isNew: false });
    await api.deps.database.sql`delete from chain.header where block_number = 4`;
    await api.deps.database.sql`delete from chain.stake_pool_staked where block_number = 5`;
    expect(await store()).toEqual({ ...first, isNew: false });
    expect(await readRows()).toEqual({ files: '2', lists: '1', manifests: '1', logged: '1' });
  });

  it('given two rounds with one file, then each root has its manifest, and another root has none', async () => {
    await stakeAll();
    const first = await store();
    const second = await store({ project: 5 });
    expect(second).toMatchObject({ isNew: true, listHash: first.listHash, snapshotHash: first.snapshotHash });
    for (const { listHash, listRoot, manifest } of [first, second])
      expect((await getManifest(listHash, `?root=${listRoot}`)).json()).toEqual(manifest);
    expect((await getManifest(first.listHash)).json()).toEqual(first.manifest);
    expect((await getManifest(first.listHash, `?root=${toHash('1')}`)).json().code).toBe('LIST_NOT_FOUND');
  });

  it('given two calls at once, or an upload meanwhile, then one is stored, and the others may come again', async () => {
    await stakeAll();
    const all = await Promise.all([send(), send(), upload()]);
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await store()).toMatchObject({ entries: 3 });
  });

  it('given a list that was uploaded, a snapshot or an unknown hash, then there is no manifest', async () => {
    await stakeAll();
    const { snapshotHash } = await store();
    const uploaded = await upload();
    expect(uploaded.status).toBe(200);
    for (const hash of [uploaded.body.data.listHash, snapshotHash, toHash('1')]) {
      const answer = await getManifest(hash);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'LIST_NOT_FOUND']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('given 100,000 accounts with a tier, then all are listed; given one more, then it is refused', async () => {
    await stakeMany();
    expect(await store()).toMatchObject({ entries: 100_000, isNew: true });
    expect(await readRows()).toEqual({ files: '2', lists: '1', manifests: '1', logged: '1' });
    await stake([{ account: stranger, amount: unit, blockNumber: 2 }]);
    expect(await send()).toMatchObject({ status: 409, body: { code: 'TOO_MANY_TIERS' } });
    expect(await readRows()).toMatchObject({ lists: '1', logged: '1' });
  }, 240_000);
});

describe('[IDO-13] [OPS-02] refusals of a list from tiers', () => {
  it.each([
    ['more decimals than the payment token', { perWeight: '0.0000001' }, 422, 'LIST_RULE_FAULTY'],
    ['no number', { perWeight: '1e3' }, 422, 'LIST_RULE_FAULTY'],
    ['a minimum of 0', { minimum: '0' }, 422, 'LIST_RULE_FAULTY'],
    ['a minimum above the maximum', { minimum: '4001' }, 422, 'LIST_RULE_FAULTY'],
    ['a maximum beyond the contract’s type', { maximum: String(2n ** 96n) }, 422, 'LIST_RULE_FAULTY'],
    ['an amount of a thousand digits', { maximum: '1'.repeat(1_000) }, 400, 'BAD_REQUEST'],
    ['an amount that is a number', { maximum: 4_000 }, 400, 'BAD_REQUEST'],
    ['a block', { block: '4' }, 400, 'BAD_REQUEST'],
    ['a round that does not exist', { round: 2 }, 404, 'ROUND_NOT_FOUND'],
    ['a round of another chain', { project: 3 }, 404, 'ROUND_NOT_FOUND'],
    ['a chain that is not served', { chainId: 56 }, 400, 'CHAIN_NOT_SERVED'],
  ])('given %s, then nothing is stored', async (_, change, status, code) => {
    await stakeAll();
    const answer = await send(change);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await readRows()).toEqual(nothing);
  });

  it('given nobody with a tier, then nothing is stored', async () => {
    await stake([{ account: alice, amount: unit - 1n }]);
    expect(await send()).toMatchObject({ status: 409, body: { code: 'NOBODY_HAS_TIER' } });
    expect(await readRows()).toEqual(nothing);
  });

  it('given an account without the role, or no session, then the body is not read', async () => {
    await stakeAll();
    const faulty = { round: 'x' };
    expect(await send(faulty, ofOtto)).toMatchObject({ status: 403, body: { code: 'ROLE_REQUIRED' } });
    expect(await send(faulty, null)).toMatchObject({ body: { code: 'SIGN_IN_REQUIRED' } });
    expect(await send({}, ofOtto)).toMatchObject({ status: 403, body: { code: 'ROLE_REQUIRED' } });
    expect(await readRows()).toEqual(nothing);
  });

  it('given no indexed block, a view of other contracts, or none that answers, then tiers are unknown, never none', async () => {
    await stakeAll();
    plantView({ factory: toAddress('99') });
    expect((await send()).body.code).toBe('TIER_NOT_HERE');
    api.node.contracts.clear();
    expect(await send()).toMatchObject({ status: 503, body: { code: 'TIER_UNKNOWN' } });
    plantView();
    await api.deps.database.sql`truncate chain.header`;
    expect(await send()).toMatchObject({ status: 503, body: { code: 'INDEX_NOT_STARTED' } });
    expect(await readRows()).toEqual(nothing);
  });
});

/** The public command, without any setting. */
function run(...options: string[]) {
  const command = join(import.meta.dirname, '..', 'list-main.ts');
  return promisify(execFile)(process.execPath, [command, ...options], { env: {} }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

/** Runs the command with these files in place of the published ones. */
async function repeat(change: { manifest?: object; snapshot?: string } = {}) {
  await stakeAll();
  const { listHash, snapshotHash } = await store();
  const published = (await getManifest(listHash)).json();
  const [manifest, snapshot] = [join(folder, 'manifest.json'), join(folder, 'snapshot.csv')];
  writeFileSync(manifest, JSON.stringify({ ...published, ...change.manifest }));
  writeFileSync(snapshot, change.snapshot ?? (await getFile(snapshotHash)).body);
  return run('--manifest', manifest, '--snapshot', snapshot);
}

describe('[IDO-13] list-main.ts', () => {
  it('given the published manifest and snapshot, then it prints the same list', async () => {
    expect(await repeat()).toEqual({ code: 0, stdout: listFile, stderr: '' });
  });

  it.each([
    [
      'a snapshot with a friend more',
      { snapshot: snapshotFile.replace(`${stranger},1000`, `${stranger},1001`) },
      'snapshotHash differs from the manifest: computed 0x',
    ],
    [
      'another rule',
      { manifest: { rule: { perWeight: '1', minimum: '1', maximum: '9' } } },
      'listHash differs',
    ],
    ['another round', { manifest: { scope: { chainId, project: 2, round: 1 } } }, 'listRoot differs'],
    [
      'another number of lines',
      { manifest: { entries: 4 } },
      'entries differs from the manifest: computed 3',
    ],
    [
      'a faulty line',
      { snapshot: snapshotFile.replace('silver', 'gold') },
      'line 3 of the snapshot is faulty',
    ],
    ['a faulty rule', { manifest: { payDecimals: 0 } }, 'the rule of the manifest is faulty'],
    ['another version', { manifest: { version: 2 } }, 'is no manifest of a list'],
  ])('given %s, then it says so and ends with 1', async (_, change, complaint) => {
    const { code, stdout, stderr } = await repeat(change);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^list: /);
    expect(stderr).toContain(complaint);
  });

  it('given no files, or files that are none, then it ends with 1', async () => {
    expect(await run()).toMatchObject({ code: 1, stderr: 'list: --manifest FILE --snapshot FILE\n' });
    const none = join(folder, 'none');
    expect(await run('--manifest', none, '--snapshot', none)).toMatchObject({ code: 1, stdout: '' });
  });
});
