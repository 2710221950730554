import { idempotencyKeyTable } from '@tradewind/db/idempotency/tables';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '@tradewind/db/test-database';
import { sql } from 'drizzle-orm';
import { answerOnce } from './answer-once.ts';
import { answerError } from './error-envelope.ts';
import { toAddress } from '../../test-support/known.ts';

const owner = toAddress('a');
const app = Fastify();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** Runs in the effect, between its row and its end. */
let pause: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`create table effect (note text not null)`;
  app.setErrorHandler(answerError);
  app.post<{ Body: { note: string }; Headers: { 'x-owner'?: string } }>('/effect', (request) =>
    answerOnce(
      {
        database,
        request,
        owner: request.headers['x-owner'] ? toAddress('b') : owner,
        answerSchema: z.object({ note: z.string(), number: z.number() }),
      },
      async (transaction) => {
        await transaction.execute(sql`insert into effect values (${request.body.note})`);
        await pause();
        const { rows } = await transaction.execute<{ count: string }>(sql`select count(*) from effect`);
        return { note: request.body.note, number: Number(rows[0]?.count) };
      },
    ),
  );
});
beforeEach(async () => {
  pause = async () => undefined;
  await database.sql`truncate effect`;
  await database.orm.delete(idempotencyKeyTable);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const send = async (key: string | undefined, note = 'one', headers: Record<string, string> = {}) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/effect',
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    payload: { note },
  });
  return { status: answer.statusCode, body: answer.json() };
};
const countEffects = async () => (await database.sql`select from effect`).length;

describe('[API-01] calls with an Idempotency-Key', () => {
  it('run once and are answered alike; another owner’s key is another key', async () => {
    const first = await send('k1');
    expect(first).toEqual({ status: 200, body: { note: 'one', number: 1 } });
    expect(await send('k1')).toEqual(first);
    expect(await countEffects()).toBe(1);
    expect((await send('k1', 'one', { 'x-owner': 'b' })).body.number).toBe(2);
  });

  it('are refused without a key, with a key of the wrong form, and with the key of another call', async () => {
    await send('k2');
    const answers = [
      await send(undefined),
      await send('a b'),
      await send('x'.repeat(129)),
      await send('k2', 'two'),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'IDEMPOTENCY_KEY_REQUIRED'],
      [400, 'BAD_REQUEST'],
      [400, 'BAD_REQUEST'],
      [422, 'IDEMPOTENCY_KEY_REUSED'],
    ]);
    expect(await countEffects()).toBe(1);
  });

  it('given two at once, then one runs and the other is answered to wait', async () => {
    const [entered, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    pause = async () => {
      entered.resolve();
      await release.promise;
    };
    const first = send('k3');
    await entered.promise;
    const second = await send('k3');
    expect([second.status, second.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_RUNNING']);
    release.resolve();
    expect((await first).status).toBe(200);
    expect(await send('k3')).toEqual(await first);
    expect(await countEffects()).toBe(1);
  });

  it('leave neither effect nor key when they fail in the middle', async () => {
    pause = async () => {
      throw new Error('no');
    };
    expect((await send('k4')).status).toBe(500);
    expect(await countEffects()).toBe(0);
    pause = async () => undefined;
    expect(await send('k4')).toEqual({ status: 200, body: { note: 'one', number: 1 } });
  });

  it('leave neither effect nor key when their process dies in the middle', async () => {
    const entered = Promise.withResolvers<void>();
    pause = () => {
      entered.resolve();
      return new Promise(() => undefined);
    };
    const first = send('k5');
    await entered.promise;
    await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`;
    expect((await first).status).toBe(503);
    pause = async () => undefined;
    // Until the server has ended that session, the key stays locked.
    await expect.poll(() => send('k5')).toEqual({ status: 200, body: { note: 'one', number: 1 } });
    expect(await countEffects()).toBe(1);
  });
});
