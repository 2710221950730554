import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from './run.ts';

/** A copy of the repository as it is now, with linked dependencies, that a test may change. */
export type TreeCopy = { readonly folder: string; readonly remove: () => void };

export function createTreeCopy(name: string): TreeCopy {
  const folder = mkdtempSync(join(tmpdir(), `tradewind-${name}-`));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .trim()
    .split('\n');
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { force: true, recursive: false, errorOnExist: false });
  }
  linkModules(folder);
  execFileSync('git', ['init', '-q'], { cwd: folder });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links every dependency; the workspaces' own names lead into the copy, not back to the original. */
function linkModules(folder: string): void {
  mkdirSync(join(folder, 'node_modules/@tradewind'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@tradewind')
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  for (const workspace of [...packages, 'stack', 'contracts']) {
    symlinkSync(join(folder, workspace), join(folder, 'node_modules/@tradewind', basename(workspace)));
  }
  for (const cache of ['contracts/out', 'contracts/cache']) {
    cpSync(join(root, cache), join(folder, cache), { recursive: true, preserveTimestamps: true });
  }
}
