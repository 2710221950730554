import postgres from 'postgres';
import { expect, inject, it } from 'vitest';

it('[OPS-01] the test database answers', async () => {
  const sql = postgres(inject('databaseUrl'), { max: 1 });
  const [row] =
    await sql`select current_setting('server_version_num')::int as version, current_setting('data_checksums') as checksums,
    (select datlocale from pg_database where datname = 'postgres') as locale`;
  expect(row).toEqual({ version: expect.any(Number), checksums: 'on', locale: 'C.UTF-8' });
  await sql.end();
});
