import { createDatabase, type Database } from '@tradewind/db/database';
import { type Cut, startFaultProxy } from '@tradewind/db/test-fault-proxy';
import { formatSignInMessage } from '@tradewind/rules/account/sign-in-message';
import { constantFrom, record, sample } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createVisitor, codeOf } from '../test/create-visitor.ts';
import { seedIndex } from '../test/seed-index.ts';
import { startTestApi } from '../test/start-test-api.ts';

const unreceived: unknown[] = [];
const receive = (error: unknown) => void unreceived.push(error);
process.on('uncaughtException', receive).on('unhandledRejection', receive);

let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
let api: Awaited<ReturnType<typeof startTestApi>>;
/** Bypasses the proxy. */
let direct: Database;

async function toProxy(url: string): Promise<string> {
  direct = createDatabase(url, { maxConnections: 1 });
  proxy = await startFaultProxy(url);
  return proxy.url;
}

async function start(connections: number): Promise<void> {
  const settings = { DATABASE_CONNECTIONS: String(connections), STATEMENT_TIMEOUT_MS: '1000' };
  api = await startTestApi(settings, () => undefined, toProxy);
  await seedIndex(api.deps.database);
}
afterEach(async () => {
  await direct.close();
  await api.stop();
  await proxy.stop();
  expect(unreceived.splice(0)).toEqual([]);
});

const terminate = () => direct.sql`
  select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tradewind-api' and datname = current_database()`;

/** Where the session ends: at the statement with this text, or before the first one. */
const places = [
  'begin ',
  'insert into "app"."session"',
  'delete from "app"."session"',
  'commit',
  'from "pool"',
  'idle',
];
const faults = record({
  place: constantFrom(...places),
  means: constantFrom<'terminate' | Exclude<Cut, 'freeze'>>('terminate', 'before', 'answer'),
});

const readPools = async () => codeOf(await api.app.inject('/exchange/pools'));

/**
 * One wait for the database ends within five seconds; a call may wait for a shared read of the index and then
 * for its own.
 */
const limitMs = 8_000;

async function timed(work: Promise<number | string>): Promise<number | string> {
  const startedAt = performance.now();
  const code = await work;
  expect(performance.now() - startedAt).toBeLessThan(limitMs);
  return code;
}

async function requestAll(name: string) {
  const visitor = createVisitor(api.app, name);
  const text = formatSignInMessage(await vi.waitFor(() => visitor.prepare()));
  return {
    address: visitor.wallet.address,
    signIn: async () => codeOf(await visitor.signInWith(text)),
  };
}

describe('[OPS-03] [API-01] an API that loses its database', () => {
  it.each([1, 5])(
    'answers 503, keeps all of a call or nothing, and then answers 200: %i connections',
    async (connections) => {
      await start(connections);
      const seen = new Set<number | string>();
      for (const [index, { place, means }] of sample(faults, { numRuns: 30, seed: 7 }).entries()) {
        const { address, signIn } = await requestAll(`visitor ${index}`);
        let striking: Promise<unknown> = Promise.resolve();
        const strike = () => {
          if (means === 'terminate') striking = terminate();
          else proxy.cutAll();
        };
        if (place === 'idle') strike();
        else proxy.trap(place, means === 'terminate' ? strike : means);
        const codes = await Promise.all([signIn(), ...Array.from({ length: 6 }, readPools)].map(timed));
        await striking;
        proxy.clear();
        for (const code of codes) {
          seen.add(code);
          expect([200, 'UNAVAILABLE']).toContain(code);
        }
        // Each connection whose end is not noticed yet may cost one call.
        let failures = 0;
        while ((await readPools()) !== 200) failures += 1;
        expect(failures).toBeLessThanOrEqual(connections);
        const kept =
          await direct.sql`select from app.session where address = ${Buffer.from(address.slice(2), 'hex')}`;
        expect(kept.length).toBeLessThanOrEqual(1);
        if (codes[0] === 200) expect(kept).toHaveLength(1);
      }
      expect([...seen]).toEqual(expect.arrayContaining([200, 'UNAVAILABLE']));
    },
  );

  it('answers 503 while the database is silent, after at most two waits for it, and then 200', async () => {
    await start(2);
    const { signIn } = await requestAll('alice');
    await Promise.all([readPools(), readPools()]);
    proxy.freeze({ isServerReachable: false });
    const calls = [signIn, ...Array.from({ length: 10 }, () => readPools)];
    const codes = await Promise.all(calls.map((call) => timed(call())));
    expect(new Set(codes)).toEqual(new Set(['UNAVAILABLE']));
    expect((await api.app.inject('/readyz')).statusCode).toBe(503);
    expect((await api.app.inject('/livez')).statusCode).toBe(200);
    proxy.thaw();
    await expect.poll(readPools).toBe(200);
  });
});
