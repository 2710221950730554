import { setTimeout } from 'node:timers/promises';
import { takeAdvisoryLock } from '@tradewind/db/advisory-lock';
import { createDatabase, type Database } from '@tradewind/db/database';
import { listPendingMigrations } from '@tradewind/db/migrate';
import { FatalError } from '@tradewind/process/process-error';
import type { FollowedChain } from '../followed-chain.ts';
import { createBuilder } from './builder.ts';
import { nextSchema, prepareNextSchema } from './next-schema.ts';
import type { ReindexOptions } from './reindex-options.ts';
import { removePreviousSchema, switchSchemas } from './switch-schemas.ts';

/** How long writers of the index may wait while the last blocks are caught up with. */
const maxHoldMs = 5_000;
const pauseMs = 500;

/** Makes the tables of `chain` anew from the chains, beside the old ones, and switches; who reads notices nothing. */
export async function reindex(options: ReindexOptions): Promise<void> {
  const { config, chains, report, signal } = options;
  const database = createDatabase(config.DATABASE_URL, { maxConnections: 1, applicationName: 'reindex' });
  try {
    await assertReady(database, chains);
    await removePreviousSchema(database.sql);
    const prepared = await prepareNextSchema(database.sql);
    report(`tables beside the old ones: ${prepared === 'kept' ? 'those of an interrupted reindex' : 'made'}`);
    const builders = chains.map((chain) => createBuilder(chain, options));
    try {
      await Promise.all(builders.map(({ build }) => build(signal)));
      if (signal.aborted) return;
      await database.sql.unsafe(`analyze ${await listTables(database)}`);
      await switchOver(database, builders, options);
    } finally {
      await Promise.all(builders.map(({ close }) => close()));
    }
    if (signal.aborted) return;
    await removePreviousSchema(database.sql);
    report('the old tables are removed');
  } finally {
    await database.close();
  }
}

async function assertReady({ sql }: Database, chains: readonly FollowedChain[]): Promise<void> {
  if ((await takeAdvisoryLock(sql, 'reindex')) === undefined)
    throw new FatalError('another reindex is running');
  const pending = await listPendingMigrations(sql);
  if (pending.length > 0) throw new FatalError(`the database lacks migrations: ${pending.join(', ')}`);
  const indexed = await sql<{ chainId: number }[]>`select chain_id as "chainId" from chain.checkpoint`;
  const lost = indexed.filter(({ chainId }) => chains.every((chain) => chain.chainId !== chainId));
  if (lost.length === 0) return;
  const ids = lost.map(({ chainId }) => chainId).join(', ');
  throw new FatalError(`chain ${ids} is in the index but not configured: it would be lost`);
}

async function listTables({ sql }: Database): Promise<string> {
  const rows = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = ${nextSchema}`;
  return rows.map(({ name }) => name).join(', ');
}

async function switchOver(
  { sql }: Database,
  builders: readonly ReturnType<typeof createBuilder>[],
  { report, signal }: ReindexOptions,
): Promise<void> {
  while (!signal.aborted) {
    const outcome = await switchSchemas(sql, async () => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(maxHoldMs)]);
      await Promise.all(builders.map(({ build }) => build(limit)));
    });
    if (outcome === 'changed')
      throw new FatalError('the tables were migrated meanwhile: start the reindex again');
    if (outcome === 'switched') return report('switched: the new tables serve');
    report('the old tables are ahead: trying again');
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}
