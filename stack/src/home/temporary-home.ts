import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryHome {
  readonly home: string;
  readonly remove: () => void;
}

/** Creates a home for one test run. The database's user can also reach it when the tests run as root. */
export function createTemporaryHome(purpose: string): TemporaryHome {
  const home = mkdtempSync(join(tmpdir(), `tradewind-${purpose}-`));
  chmodSync(home, 0o755);
  return { home, remove: () => rmSync(home, { recursive: true, force: true }) };
}
