import { findFreePort } from '@tradewind/stack/process/port';
import { findInOutput, startNode, startProgram, stopNode } from './node-process.ts';

/** The chain of every measured server. */
export const chainId = 31_337;

export type Server = { origin: string; stop: () => Promise<void> };
/** A server that reports its used CPU time in microseconds. */
export type MeasuredServer = Server & { readCpu: () => Promise<number> };

/** Starts a script that serves with `serveBare`. */
export async function startBare(script: string, databaseUrl: string): Promise<MeasuredServer> {
  const server = await startScript(script, { DATABASE_URL: databaseUrl });
  return {
    ...server,
    readCpu: async () => Number(await (await fetch(`${server.origin}/cpu`)).text()),
  };
}

export function startBareProxy(nodes: readonly Server[]): Promise<Server> {
  return startScript('bench/http/bare-proxy.ts', { NODES: nodes.map(({ origin }) => origin).join(',') });
}

async function startScript(file: string, environment: Record<string, string>): Promise<Server> {
  const child = startNode(file, environment);
  const port = await findInOutput(child, /"port":(\d+)/);
  return { origin: `http://127.0.0.1:${port}`, stop: () => stopNode(child) };
}

/**
 * Starts the API as an operator runs it: its log on a pipe, its limits on. The limit per address is raised, so that
 * one client can send all load.
 */
export async function startApi(databaseUrl: string): Promise<MeasuredServer> {
  const child = startProgram('api', {
    DATABASE_URL: databaseUrl,
    CHAIN_ID: String(chainId),
    RPC_URLS: 'http://127.0.0.1:1',
    API_PORT: '0',
    RATE_LIMIT: '1000000000',
    NODE_ENV: 'production',
  });
  const port = await findInOutput(child, /http:\/\/127\.0\.0\.1:(\d+)/);
  const origin = `http://127.0.0.1:${port}`;
  const readCpu = async () => {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1_000_000;
  };
  return { origin, readCpu, stop: () => stopNode(child) };
}

/** Starts the web server as an operator runs it, in front of these nodes. The page must be built. */
export async function startWeb(nodes: readonly Server[]): Promise<Server> {
  const port = await findFreePort();
  const child = startNode('apps/web/server/main.ts', {
    WEB_PORT: String(port),
    WEB_MODE: 'production',
    API_URL: nodes.map(({ origin }) => origin).join(','),
    CHAIN_ID: String(chainId),
    RPC_URLS: 'http://127.0.0.1:1',
    NODE_ENV: 'production',
  });
  await findInOutput(child, /(listening)/);
  return { origin: `http://127.0.0.1:${port}`, stop: () => stopNode(child) };
}
