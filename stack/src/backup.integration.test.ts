import { sql } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, expect, it } from 'vitest';
import { createTemporaryHome } from './home/temporary-home.ts';

const { home, remove } = createTemporaryHome('backup');
afterAll(remove);

async function run(verb: string, url: string, ...parameters: string[]): Promise<string> {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'backup.ts'), verb, ...parameters], {
    env: { PATH, TRADEWIND_HOME: home, DATABASE_URL: url },
  });
  return (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
}

it('[OPS-05] backs up one database and restores into another, empty one, as commands', async () => {
  const file = join(home, 'app.backup');
  const [source, target] = [await createTestDatabase(), await createTestDatabase()];
  const own = 'create table app.note (body text)';
  await source.sql`${sql.raw(`${own}; insert into app.note values ('kept')`)}`;
  expect(await run('backup', source.url, file)).toContain(`Written to ${file}.`);
  expect(await run('restore', target.url, file)).toContain('The database lacks');
  await target.sql`${sql.raw(own)}`;
  expect(await run('restore', target.url, file)).toContain(`Restored from ${file}.`);
  expect(await run('restore', target.url, file)).toContain('holds rows already');
  expect(await run('restore', target.url, file, '--replace')).toContain('app.note');
  expect([...(await target.sql`select body from app.note`)]).toEqual([{ body: 'kept' }]);
  expect(await run('restore', target.url)).toContain('usage: npm run backup');
  await source.drop();
  await target.drop();
});
