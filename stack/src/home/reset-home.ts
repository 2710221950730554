import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopLeftoverPostgres } from '../postgres/start-postgres.ts';
import { resolveReachableFolder } from '../postgres/unprivileged.ts';
import { lockHome } from './stack-file.ts';

/** All entries of the home except its lock. */
const kept = ['chain', 'market-seed', 'media', 'postgres', 'log'];

/** Deletes all data of a home: database, chain, price seed, pictures and logs. Throws while a stack runs on it. */
export async function resetHome(home: string, print: (line: string) => void): Promise<void> {
  if (!existsSync(home)) {
    print(`Nothing to forget: ${home} does not exist.`);
    return;
  }
  const lock = await lockHome(home, print);
  const databaseFolder = join(home, 'postgres');
  await stopLeftoverPostgres(databaseFolder);
  rmSync(resolveReachableFolder(databaseFolder), { recursive: true, force: true });
  for (const name of kept) {
    rmSync(join(home, name), { recursive: true, force: true });
  }
  lock.release();
  print(`All data of ${home} is forgotten: the next start makes it anew.`);
}
