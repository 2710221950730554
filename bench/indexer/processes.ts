import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '@tradewind/stack/environment';
import { startChild } from '@tradewind/stack/process/child';
import { findFreePort } from '@tradewind/stack/process/port';
import { listProgramParameters } from '@tradewind/stack/programs/built-program';
import { chainId } from './busy-chain.ts';

export type Node = { readonly rpcUrl: string; readonly wsUrl: string };

export type Backfill = { readonly events: number; readonly seconds: number; readonly cpuSeconds: number };

/** Starts our indexer as a separate process; `measureBackfill` observes it from its first block to the head. */
export async function startIndexer(folder: string, databaseUrl: string, node: Node) {
  const port = await findFreePort();
  const child = startChild({
    command: process.execPath,
    parameters: listProgramParameters('indexer'),
    cwd: root,
    logFile: join(folder, 'indexer.log'),
    environment: {
      DATABASE_URL: databaseUrl,
      CHAIN_IDS: String(chainId),
      [`RPC_URLS_${chainId}`]: node.rpcUrl,
      [`WS_URL_${chainId}`]: node.wsUrl,
      INDEXER_PORT: String(port),
      LOG_LEVEL: 'warn',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  return { stop: child.stop, measureBackfill: () => measureBackfill(url) };
}

/** Starts the API with its hub. */
export async function startApi(folder: string, databaseUrl: string, node: Node) {
  const port = await findFreePort();
  const child = startChild({
    command: process.execPath,
    parameters: listProgramParameters('api'),
    cwd: root,
    logFile: join(folder, 'api.log'),
    environment: {
      DATABASE_URL: databaseUrl,
      CHAIN_ID: String(chainId),
      RPC_URLS: node.rpcUrl,
      API_PORT: String(port),
      LOG_LEVEL: 'warn',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) await delay(50);
  return { url, stop: child.stop };
}

async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false;
}

async function measureBackfill(url: string): Promise<Backfill> {
  let first = await findMetrics(url);
  while (first === undefined) {
    await delay(10);
    first = await findMetrics(url);
  }
  const startedAt = performance.now();
  while (!(await isReady(url))) await delay(10);
  const seconds = (performance.now() - startedAt) / 1_000;
  const last = (await findMetrics(url)) ?? first;
  return { events: last.events, seconds, cpuSeconds: last.cpuSeconds - first.cpuSeconds };
}

async function findMetrics(url: string) {
  const response = await fetch(`${url}/metrics`).catch(() => undefined);
  const text = await response?.text();
  if (text === undefined) return undefined;
  const read = (name: string) =>
    Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  return { events: read('indexer_event_total'), cpuSeconds: read('process_cpu_seconds_total') };
}
