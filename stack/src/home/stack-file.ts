import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { identifyProcess, isSameProcess, processIdentitySchema } from '../process/process-identity.ts';
import { endProcess } from '../process/running.ts';
import { StackError } from '../stack-error.ts';

const stackFileSchema = z.object({
  owner: processIdentitySchema,
  /** Children by name, so that the next start can end those of a killed stack. */
  children: z.record(z.string(), processIdentitySchema),
  /** The addresses, once everything is ready. */
  urls: z
    .object({ web: z.string(), api: z.string(), indexer: z.string(), keeper: z.string(), rpc: z.string() })
    .optional(),
  /** The environment of the indexer, once everything is ready: the database, the chains and their nodes. */
  indexer: z.record(z.string(), z.string()).optional(),
});

type StackFile = z.infer<typeof stackFileSchema>;
export type StackUrls = NonNullable<StackFile['urls']>;

export interface StackLock {
  readonly recordChild: (name: string, pid: number) => void;
  readonly recordReady: (urls: StackUrls, indexer: Readonly<Record<string, string>>) => void;
  readonly release: () => void;
}

/** Returns the home's lock file if the stack that wrote it still runs. */
export function findRunningStack(home: string): StackFile | undefined {
  const file = readStackFile(home);
  return file !== undefined && isSameProcess(file.owner) ? file : undefined;
}

/** Locks the home for this process. Ends the processes of a killed stack and reports that with `print`. */
export async function lockHome(home: string, print: (line: string) => void): Promise<StackLock> {
  const file: StackFile = { owner: identifyProcess(process.pid), children: {} };
  if (!createStackFile(home, file)) {
    const running = findRunningStack(home);
    if (running !== undefined) {
      throw new StackError(
        `A stack is running on ${home} already (process ${running.owner.pid}${running.urls ? `, ${running.urls.web}` : ''}): stop it first, or use another TRADEWIND_HOME and PORT_BASE.`,
      );
    }
    await endOrphans(readStackFile(home)?.children ?? {});
    print('the last stack was killed: its lock was stale and is cleared');
  }
  const save = () => writeStackFile(home, file);
  save();
  return {
    recordChild: (name, pid) => {
      file.children[name] = identifyProcess(pid);
      save();
    },
    recordReady: (urls, indexer) => {
      file.urls = urls;
      file.indexer = indexer;
      save();
    },
    release: () => rmSync(pathOf(home), { force: true }),
  };
}

async function endOrphans(children: StackFile['children']): Promise<void> {
  const orphans = Object.entries(children).filter(
    ([name, child]) => name !== 'database' && isSameProcess(child),
  );
  await Promise.all(
    orphans.map(([, { pid }]) =>
      endProcess(pid, [
        ['SIGTERM', 10_000],
        ['SIGKILL', 2_000],
      ]),
    ),
  );
}

function createStackFile(home: string, file: StackFile): boolean {
  try {
    writeFileSync(pathOf(home), JSON.stringify(file), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

function writeStackFile(home: string, file: StackFile): void {
  const partial = `${pathOf(home)}.${process.pid}`;
  writeFileSync(partial, JSON.stringify(file, undefined, 2), { mode: 0o600 });
  renameSync(partial, pathOf(home));
}

function readStackFile(home: string): StackFile | undefined {
  try {
    return stackFileSchema.parse(JSON.parse(readFileSync(pathOf(home), 'utf8')));
  } catch {
    return undefined;
  }
}

function pathOf(home: string): string {
  return join(home, 'stack.json');
}
