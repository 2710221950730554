import { vi } from 'vitest';

/**
 * Tests of one worker share the modules of libraries, whose import took half their time. Ours are evaluated for each file
 * again, and what a file left replaced is put back.
 */
vi.resetModules();
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
restoreEnvironment();

// Our logger has a listener of the end of its process, of which each file has one.
process.setMaxListeners(0);

/** Variables that a file set for the processes that it starts. Those of the test runner stay. */
function restoreEnvironment(): void {
  const place = Symbol.for('tradewind.first-environment');
  const first: NodeJS.ProcessEnv = Reflect.get(globalThis, place) ?? { ...process.env };
  Reflect.set(globalThis, place, first);
  for (const name of Object.keys(process.env))
    if (!(name in first) && !name.startsWith('VITEST')) delete process.env[name];
  for (const [name, value] of Object.entries(first))
    if (!name.startsWith('VITEST')) process.env[name] = value;
}
