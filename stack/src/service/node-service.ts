import { join } from 'node:path';
import { root } from '../environment.ts';
import { startChild } from '../process/child.ts';
import { assertPortFree } from '../process/port.ts';
import type { Service } from './supervise.ts';
import { waitUntilReady } from './wait-until-ready.ts';

interface NodeServiceOptions {
  readonly name: string;
  /** Node's parameters: the entry file, relative to the root of the checkout, and its arguments. */
  readonly parameters: readonly string[];
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  /** The path that returns 200 once the process is ready. */
  readonly readyPath: string;
  readonly logFolder: string;
}

export interface NodeService extends Service {
  readonly url: string;
  /** Node's parameters. */
  readonly parameters: readonly string[];
}

/** Creates a service of a Node process, which is ready when its health path reports it. */
export function nodeService(options: NodeServiceOptions): NodeService {
  const { name, port } = options;
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(options.logFolder, `${name}.log`);
  return {
    name,
    url,
    parameters: options.parameters,
    start: async (signal) => {
      await assertPortFree(port, name);
      const child = startChild({
        command: process.execPath,
        parameters: options.parameters,
        cwd: root,
        environment: options.environment,
        logFile,
      });
      await waitUntilReady({ name, child, url: `${url}${options.readyPath}`, logFile }, signal);
      return child;
    },
  };
}
