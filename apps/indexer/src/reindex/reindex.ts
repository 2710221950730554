import { takeAdvisoryLock } from '@tradewind/db/advisory-lock';
import type { Database } from '@tradewind/db/database';
import { listPendingMigrations } from '@tradewind/db/migrate';
import { openSession } from '@tradewind/db/session';
import { FatalError } from '@tradewind/process/process-error';
import { pauseBeforeRetry, type RetryPace } from '@tradewind/process/retry';
import type { IndexedChain } from '../indexed-chain.ts';
import { sql as text } from 'drizzle-orm';
import { createBuilder } from './builder.ts';
import { nextSchema, prepareNextSchema } from './next-schema.ts';
import type { ReindexOptions } from './reindex-options.ts';
import { removePreviousSchema, switchSchemas } from './switch-schemas.ts';

/** Maximum pause of the index's writers during the last catch-up. */
const maxHoldMs = 5_000;
const switchPace: RetryPace = { shortestMs: 500, longestMs: 5_000 };

/**
 * Rebuilds the tables of `chain` from the chains in a second schema, then switches the schemas; readers are not
 * affected.
 */
export async function reindex(options: ReindexOptions): Promise<void> {
  const { config, chains, print, signal } = options;
  // Its lock ends with this session, and so does the work.
  const database = await openSession(config.DATABASE_URL, { applicationName: 'reindex', isPatient: true });
  try {
    await assertReady(database, chains);
    await removePreviousSchema(database.sql);
    const prepared = await prepareNextSchema(database.sql);
    print(`tables beside the old ones: ${prepared === 'kept' ? 'those of an interrupted reindex' : 'made'}`);
    const builders = chains.map((chain) => createBuilder(chain, options));
    try {
      await Promise.all(builders.map(({ build }) => build(signal)));
      if (signal.aborted) return;
      await database.sql`analyze ${text.raw(await listTables(database))}`;
      await switchOver(database, builders, options);
    } finally {
      await Promise.all(builders.map(({ close }) => close()));
    }
    if (signal.aborted) return;
    await removePreviousSchema(database.sql);
    print('the old tables are removed');
  } finally {
    await database.close();
  }
}

async function assertReady({ sql }: Database, chains: readonly IndexedChain[]): Promise<void> {
  if ((await takeAdvisoryLock(sql, 'reindex')) === undefined)
    throw new FatalError('another reindex is running');
  const pending = await listPendingMigrations(sql);
  if (pending.length > 0) throw new FatalError(`the database lacks migrations: ${pending.join(', ')}`);
  const indexed = await sql<{ chainId: number }>`select chain_id as "chainId" from chain.checkpoint`;
  const lost = indexed.filter(({ chainId }) => chains.every((chain) => chain.chainId !== chainId));
  if (lost.length === 0) return;
  const ids = lost.map(({ chainId }) => chainId).join(', ');
  throw new FatalError(`chain ${ids} is in the index but not configured: it would be lost`);
}

async function listTables({ sql }: Database): Promise<string> {
  const rows = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = ${nextSchema}`;
  return rows.map(({ name }) => name).join(', ');
}

async function switchOver(
  database: Database,
  builders: readonly ReturnType<typeof createBuilder>[],
  { print, signal }: ReindexOptions,
): Promise<void> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    const result = await switchSchemas(database, async () => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(maxHoldMs)]);
      await Promise.all(builders.map(({ build }) => build(limit)));
    });
    if (result === 'changed')
      throw new FatalError('the tables were migrated meanwhile: start the reindex again');
    if (result === 'switched') return print('switched: the new tables serve');
    print('the old tables are ahead: trying again');
    await pauseBeforeRetry(failures, switchPace, signal);
  }
}
