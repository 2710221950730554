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

/**
 * Rebuilds the index: of the running stack, or of the database and chains in the environment (the indexer's
 * variables).
 */
async function runReindex(): Promise<number> {
  const child = spawn(process.execPath, ['apps/indexer/src/reindex/main.ts'], {
    cwd: root,
    env: { ...process.env, ...findSettings() },
    stdio: 'inherit',
  });
  // A signal is forwarded to the child: it cleans up and ends, and so does this process.
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
