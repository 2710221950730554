import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identifyProcess } from '../process/process-identity.ts';
import { isRunning } from '../process/running.ts';
import { findRunningStack, lockHome } from './stack-file.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tradewind-home-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const urls = { web: 'http://w', api: 'http://a', indexer: 'http://i', keeper: 'http://k', rpc: 'http://r' };
const silent = () => undefined;

describe('lockHome', () => {
  it('[OPS-01] allows one stack per home and shows the second one the address of the first', async () => {
    const lock = await lockHome(home, silent);
    lock.recordReady(urls, { CHAIN_IDS: '31337' });
    await expect(lockHome(home, silent)).rejects.toThrow(
      `A stack is running on ${home} already (process ${process.pid}, http://w): stop it first`,
    );
    expect(findRunningStack(home)?.urls).toEqual(urls);
    lock.release();
    expect(existsSync(join(home, 'stack.json'))).toBe(false);
    expect(findRunningStack(home)).toBeUndefined();
  });

  it('[OPS-01] removes the lock of a killed stack and ends its processes', async () => {
    const orphan = spawn('sleep', ['60'], { stdio: 'ignore' });
    await once(orphan, 'spawn');
    const pid = orphan.pid ?? 0;
    const gone = { ...identifyProcess(process.pid), commandLine: 'another program that had this id' };
    const children = { indexer: identifyProcess(pid) };
    writeFileSync(join(home, 'stack.json'), JSON.stringify({ owner: gone, children }));

    const lines: string[] = [];
    const lock = await lockHome(home, (line) => lines.push(line));
    expect(lines).toEqual(['the last stack was killed: its lock was stale and is cleared']);
    expect(isRunning(pid)).toBe(false);
    lock.release();
  });

  it('[OPS-01] spares another process that received the id of a child', async () => {
    const child = { ...identifyProcess(process.pid), commandLine: 'node apps/indexer/src/main.ts' };
    writeFileSync(join(home, 'stack.json'), JSON.stringify({ owner: child, children: { indexer: child } }));
    const lock = await lockHome(home, silent);
    expect(JSON.parse(readFileSync(join(home, 'stack.json'), 'utf8'))).toMatchObject({ children: {} });
    lock.release();
  });

  it('[OPS-01] recognises a lock of an earlier process with the same id and command line, as after a restart of a container', async () => {
    const owner = { ...identifyProcess(process.pid), startedAt: 'before the restart' };
    writeFileSync(join(home, 'stack.json'), JSON.stringify({ owner, children: {} }));
    const lock = await lockHome(home, silent);
    lock.release();
  });

  it('[OPS-01] ignores a lock file that a full disk left empty', async () => {
    writeFileSync(join(home, 'stack.json'), '');
    const lock = await lockHome(home, silent);
    lock.release();
  });
});
