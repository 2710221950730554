import { createTestDatabase } from '@tradewind/db/test-database';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../health/metrics.ts';
import { createStatus } from '../health/status.ts';
import { startJobs } from './start-jobs.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('[OPS-05] jobs', () => {
  it('are run by one keeper of several, a failure is counted, and the running one finishes before the end', async () => {
    const metrics = createMetrics(createStatus());
    const logger = pino({ level: 'silent' });
    const [entered, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const failed = Promise.withResolvers<void>();
    let runs = 0;
    const jobs = [
      {
        name: 'test.slow',
        schedule: '0 0 1 1 *',
        run: async () => {
          runs += 1;
          entered.resolve();
          await release.promise;
        },
      },
      {
        name: 'test.broken',
        schedule: '0 0 1 1 *',
        run: async () => {
          failed.resolve();
          throw new Error('no');
        },
      },
    ];
    const options = { databaseUrl: database.url, jobs, logger, metrics };
    const [one, other] = await Promise.all([startJobs(options), startJobs(options)]);
    await database.sql`select graphile_worker.add_job('test.slow'), graphile_worker.add_job('test.broken', max_attempts => 1)`;
    await Promise.all([entered.promise, failed.promise]);
    let isStopped = false;
    const stopped = Promise.all([one.stop(), other.stop()]).then(() => {
      isStopped = true;
      return runs;
    });
    await database.sql`select 1`;
    expect(isStopped).toBe(false);
    release.resolve();
    expect(await stopped).toBe(1);
    await Promise.all([one.ended, other.ended]);
    const text = await metrics.registry.metrics();
    expect(text).toContain('job_duration_seconds_count{job="test.slow",outcome="done"} 1');
    expect(text).toContain('job_duration_seconds_count{job="test.broken",outcome="failed"} 1');
  });

  it('given a database that ends their connections, then they continue, or end and can be restarted', async () => {
    const metrics = createMetrics(createStatus());
    const ran = Promise.withResolvers<'ran'>();
    const run = async () => ran.resolve('ran');
    const jobs = [{ name: 'test.quick', schedule: '0 0 1 1 *', run }];
    const options = { databaseUrl: database.url, jobs, logger: pino({ level: 'silent' }), metrics };
    const first = await startJobs(options);
    await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'keeper jobs'`;
    await database.sql`select graphile_worker.add_job('test.quick')`;
    const result = await Promise.race([ran.promise, first.ended]);
    const last = result === 'ran' ? first : await startJobs(options);
    expect(await ran.promise).toBe('ran');
    await last.stop();
  });

  it('given a database that is gone when a job ends, then they end, and no rejection is unhandled', async () => {
    const lost = await createTestDatabase();
    const received: unknown[] = [];
    const receive = (error: unknown) => void received.push(error);
    process.on('unhandledRejection', receive);
    const { ended } = await startJobs({
      databaseUrl: lost.url,
      jobs: [{ name: 'test.last', schedule: '0 0 1 1 *', run: lost.drop }],
      logger: pino({ level: 'silent' }),
      metrics: createMetrics(createStatus()),
    });
    await lost.sql`select graphile_worker.add_job('test.last')`;
    await ended;
    process.off('unhandledRejection', receive);
    expect(received).toEqual([]);
  });
});
