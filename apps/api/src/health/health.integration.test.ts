import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blockTimestamp, moveCheckpoint, seedIndex, seedLease } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { listUnreadyReasons } from './readiness.ts';
import { toHash } from '../../test-support/known.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

const refuse = () => Promise.reject(new Error('refused'));

/** The chains of the test, with a node whose head is read by this function. */
function withHead(getHead: () => Promise<never>) {
  const { home, ...chains } = api.deps.chains;
  return { ...chains, home: { ...home, node: { ...home.node, getHead } } };
}

describe('readiness', () => {
  it('[OPS-03] is false until the index has read the chain, then true', async () => {
    expect(await listUnreadyReasons(api.deps)).toEqual(['the index has not read the chain yet']);
    await seedIndex(api.deps.database);
    expect(await listUnreadyReasons(api.deps)).toEqual([]);
    const answer = await api.app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { ready: true, reasons: [], notices: 'none' }]);
  });

  it('[OPS-03] is false while index and node are on different chains', async () => {
    await seedIndex(api.deps.database);
    api.node.head.genesisHash = toHash('cd');
    const answer = await api.app.inject('/readyz');
    expect([answer.statusCode, answer.json().reasons]).toEqual([
      503,
      ['the index is of another chain than the node'],
    ]);
  });

  it('[OPS-03] is false while the index is too old relative to the node', async () => {
    await seedIndex(api.deps.database);
    api.node.head.blockNumber = 13;
    api.node.head.blockTimestamp = blockTimestamp + 3600;
    expect(await listUnreadyReasons(api.deps)).toEqual([]);
    api.node.head.blockNumber = 14;
    expect(await listUnreadyReasons(api.deps)).toEqual(['the index is 4 blocks (3600 s) behind the node']);
    await moveCheckpoint(api.deps.database, 12);
    expect(await listUnreadyReasons(api.deps)).toEqual([]);
  });

  it('[OPS-03] is false while no indexer holds the lease of the chain, though the node has no newer block', async () => {
    await seedIndex(api.deps.database);
    await seedLease(api.deps.database, -1);
    const reason = 'the index stands still: no indexer works on it';
    expect(await listUnreadyReasons(api.deps)).toEqual([reason]);
    await seedLease(api.deps.database);
    expect(await listUnreadyReasons(api.deps)).toEqual([]);
    await api.deps.database.sql`delete from relay.lease`;
    expect(await listUnreadyReasons(api.deps)).toEqual([reason]);
  });

  it('[OPS-03] is false on a public chain without new blocks', async () => {
    await seedIndex(api.deps.database);
    const age = () => Math.round(Date.now() / 1000) - api.node.head.blockTimestamp;
    api.node.head.blockTimestamp -= age() < 0 ? 100_000_000 : 0;
    const patient = { ...api.deps, config: { ...api.deps.config, maxHeadAgeSeconds: age() + 60 } };
    expect(await listUnreadyReasons(patient)).toEqual([]);
    const strict = { ...api.deps, config: { ...api.deps.config, maxHeadAgeSeconds: 180 } };
    expect((await listUnreadyReasons(strict))[0]).toMatch(/^the newest block of the node is \d+ s old$/);
  });

  it('[OPS-03] answers within its time limit while database or node are silent, and names which', async () => {
    await seedIndex(api.deps.database);
    const silent = withHead(() => Promise.withResolvers<never>().promise);
    expect(await listUnreadyReasons({ ...api.deps, chains: silent })).toEqual([
      'the chain node does not answer',
    ]);
    const { database } = api.deps;
    const held = database.sql`
      do $$ begin lock table public.migration in access exclusive mode; perform pg_sleep(2.5); end $$`;
    const isHeld = () => database.sql`
      select from pg_locks where relation = 'public.migration'::regclass and mode = 'AccessExclusiveLock'`;
    const [, reasons] = await Promise.all([
      held,
      expect
        .poll(async () => (await isHeld()).length)
        .toBe(1)
        .then(() => api.app.inject('/readyz')),
    ]);
    expect([reasons.statusCode, reasons.json().reasons]).toEqual([503, ['the database does not answer']]);
    expect(await listUnreadyReasons(api.deps)).toEqual([]);
  });

  it('[OPS-03] is false without the node, without migrations, without the database', async () => {
    await seedIndex(api.deps.database);
    const { database } = api.deps;
    const deaf = { ...api.deps, chains: withHead(refuse) };
    expect(await listUnreadyReasons(deaf)).toEqual(['the chain node does not answer']);
    await database.sql`alter table chain.checkpoint rename to lost`;
    expect(await listUnreadyReasons(api.deps)).toEqual(['the database does not answer']);
    await database.sql`delete from public.migration`;
    expect((await listUnreadyReasons(api.deps))[0]).toMatch(/^the database lacks \d+ migrations$/);
    await database.close();
    expect(await listUnreadyReasons(api.deps)).toEqual(['the database does not answer']);
    expect((await api.app.inject('/livez')).statusCode).toBe(200);
  });
});

describe('metrics', () => {
  it('[OPS-03] counts answers by route template, without paths or query strings', async () => {
    await seedIndex(api.deps.database);
    await api.app.inject('/exchange/pools?search=secret');
    await api.app.inject('/exchange/pools/0xdeadbeef');
    const { body } = await api.app.inject('/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/exchange\/pools",status="200"\} 1/,
    );
    expect(body).toContain('route="/exchange/pools/:address"');
    expect(body).not.toMatch(/secret|deadbeef/);
  });
});
