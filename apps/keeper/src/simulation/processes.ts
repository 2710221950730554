import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { toDemoAccount } from '@tradewind/stack/demo-accounts';
import { type Child, startChild } from '@tradewind/stack/process/child';
import { findFreePort } from '@tradewind/stack/process/port';
import { listProgramParameters } from '@tradewind/stack/programs/built-program';

type ProcessesOptions = {
  chainId: number;
  rpcUrl: string;
  /** Settings of the keepers beside the usual ones. */
  keeper?: Readonly<Record<string, string>>;
};

/** The real processes of one chain, with separate logs. */
export function createProcesses({ chainId, rpcUrl, keeper = {} }: ProcessesOptions) {
  const { start, stopAll, stop } = createStarter();
  return {
    stop,
    stopAll,
    startIndexer: (databaseUrl: string) =>
      start('indexer', {
        CHAIN_IDS: String(chainId),
        [`RPC_URLS_${chainId}`]: rpcUrl,
        DATABASE_URL: databaseUrl,
        POLL_INTERVAL_MS: '100',
      }),
    /** With the key of an account of the local mnemonic. */
    startKeeper: (databaseUrl: string, account: number) =>
      start('keeper', {
        CHAIN_ID: String(chainId),
        RPC_URLS: rpcUrl,
        DATABASE_URL: databaseUrl,
        KEEPER_KEY: toDemoAccount(account).privateKey,
        POLL_INTERVAL_MS: '50',
        ...keeper,
      }),
  };
}

function createStarter() {
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-keeper-'));
  const running = new Set<Child>();
  const stopAll = async () => {
    await Promise.all([...running].map((child) => child.stop()));
  };
  return {
    start: async (name: 'indexer' | 'keeper', settings: Record<string, string>) => {
      const port = await findFreePort();
      const child = startChild({
        command: process.execPath,
        parameters: listProgramParameters(name),
        logFile: join(folder, `${name}.log`),
        environment: { ...settings, [`${name.toUpperCase()}_PORT`]: String(port) },
      });
      running.add(child);
      void child.exited.then(() => running.delete(child));
      return { ...child, metricsUrl: `http://127.0.0.1:${port}/metrics` };
    },
    stopAll,
    stop: async () => {
      await stopAll();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Waits until the condition is true; the test's own time limit ends it. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(50);
}
