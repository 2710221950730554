import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');

/** Gas of calls by their labels, of each file of snapshots. */
export type GasOf = (file: string) => Readonly<Record<string, number>>;

const gasSchema = z.record(z.string(), z.coerce.number());

/**
 * Runs the gas tests at a path below contracts/bench, each call as a transaction of its own. It writes its own
 * snapshots; the committed snapshots do not change.
 */
export async function measureGas<Result>(path: string, read: (gasOf: GasOf) => Result): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-gas-'));
  try {
    await promisify(execFile)(
      process.execPath,
      ['tools/forge.ts', 'test', '--match-path', `contracts/bench/${path}`],
      {
        cwd: root,
        env: { ...process.env, FOUNDRY_PROFILE: 'bench', FOUNDRY_SNAPSHOTS: folder },
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    return read((file) => gasSchema.parse(JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
