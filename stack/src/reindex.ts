import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { describeError } from './describe-error.ts';
import { parseEnvironment, root } from './environment.ts';
import { findRunningStack } from './home/stack-file.ts';
import { StackError } from './stack-error.ts';

try {
  process.exitCode = await runReindex();
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}

/** Makes the index anew: of the running stack, or of the database and chains that the environment names as it does to the indexer. */
async function runReindex(): Promise<number> {
  const child = spawn(process.execPath, ['apps/indexer/src/reindex/main.ts'], {
    cwd: root,
    env: { ...process.env, ...findSettings() },
    stdio: 'inherit',
  });
  // A signal reaches the child as well: it tidies up and ends, and so do we.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

function findSettings(): Readonly<Record<string, string>> {
  if (process.env['DATABASE_URL'] !== undefined) return {};
  const { home } = parseEnvironment(process.env);
  const settings = findRunningStack(home)?.indexer;
  if (settings === undefined) {
    throw new StackError(
      `No stack is ready on ${home}: run npm start in another terminal first, or name DATABASE_URL, CHAIN_IDS and RPC_URLS_<id>.`,
    );
  }
  return settings;
}
