import { createInterface } from 'node:readline';
import { startNode, stopNode } from '../frame/node-process.ts';

export interface ClientsOptions {
  readonly port: number;
  readonly path: string;
  readonly count: number;
  /** Whether the server answers a handshake: the hub does, a bare server does not. */
  readonly hasHandshake: boolean;
}

/** Starts many clients in a separate process. */
export async function startClients({ port, path, count, hasHandshake }: ClientsOptions) {
  const parameters = [`--port=${port}`, `--path=${path}`, `--count=${count}`];
  if (hasHandshake) parameters.push('--handshake');
  const child = startNode('bench/hub/clients.ts', {}, parameters);
  if (!child.stdin || !child.stdout) throw new Error('The process has no pipes.');
  const input = child.stdin;
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done = false } = await lines.next();
    if (done) throw new Error('The clients ended.');
    return String(value);
  };
  if ((await next()) !== 'connected') throw new Error('The clients did not connect.');
  return {
    /** Returns the milliseconds from the call until the last client has read the mark. */
    measure: async (mark: string, send: () => Promise<unknown>): Promise<number> => {
      input.write(`${mark}\n`);
      await next();
      const sentAt = process.hrtime.bigint();
      await send();
      const [, readAt = ''] = (await next()).split(' ');
      return Number(BigInt(readAt) - sentAt) / 1e6;
    },
    stop: () => stopNode(child),
  };
}
